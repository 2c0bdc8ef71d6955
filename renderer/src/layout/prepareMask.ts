import type { FillRule, SceneNode } from '../displayList.js';
import type { Matrix } from '../geometry.js';
import type { VectorArt } from '../icons/types.js';
import { IDENTITY, multiply } from '../matrix.js';
import { parsePath } from '../paths/parsePath.js';
import { formatPath, transformPath } from '../paths/path.js';
import type { PathSegment } from '../paths/pathSegment.js';
import type { ResolvedMask } from '../resolve/resolvedFace.js';
import { isPathData } from '../schema/template/checkMask.js';
import { clockwise } from '../svg/clipping/outlines.js';

/** A mask as a shape and its props. */
export interface PictureMask {
  readonly shape: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly rule: FillRule;
}

/**
 * The shape of a mask. An SVG becomes one path: the outlines of everything that it fills, whatever the colours.
 * @param parseArt reads an SVG, and reports what is wrong with it
 * @returns 'empty' for an SVG without filled outlines, undefined for one that cannot be read
 */
export function prepareMask(
  { source, props }: ResolvedMask,
  parseArt: (svg: string) => VectorArt | null,
): PictureMask | 'empty' | undefined {
  if (isPathData(source)) return { shape: 'path', props: { ...props, d: source }, rule: 'nonzero' };
  if (!source.startsWith('<')) return { shape: source, props, rule: 'nonzero' };
  const art = parseArt(source);
  if (art === null) return undefined;
  const outlines = filledOutlines(art.nodes, IDENTITY);
  const [only] = outlines;
  if (only === undefined) return 'empty';
  const { x, y, width, height } = art.viewBox;
  const segments = outlines.length === 1 ? only.segments : outlines.flatMap((outline) => clockwise(outline.segments));
  return {
    shape: 'path',
    props: { ...props, d: formatPath(segments), viewBox: [x, y, width, height] },
    rule: outlines.length === 1 ? only.rule : 'nonzero',
  };
}

interface Outline {
  readonly segments: readonly PathSegment[];
  readonly rule: FillRule;
}

function filledOutlines(nodes: readonly SceneNode[], matrix: Matrix): Outline[] {
  return nodes.flatMap((node): Outline[] => {
    if (node.type === 'group') {
      return filledOutlines(node.children, node.transform === undefined ? matrix : multiply(matrix, node.transform));
    }
    if (node.type !== 'path' || node.fill === undefined) return [];
    const segments = transformPath(parsePath(node.d).segments, matrix);
    return [{ segments, rule: node.fillRule ?? 'nonzero' }];
  });
}
