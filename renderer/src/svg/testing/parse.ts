import { CardwrightError } from '../../errors.js';
import type { GroupNode, PathNode, SceneNode } from '../../displayList.js';
import { type ParsedSvg, parseSvg, type SvgOptions } from '../index.js';

/** A parsed SVG in which each warning is one text: `svg.text_dropped: …`. */
type ParsedDocument = Omit<ParsedSvg, 'warnings'> & { readonly warnings: readonly string[] };

/** Parses SVG elements inside a 100 × 100 root. */
export function parseBody(body: string, options: Partial<SvgOptions> = {}): ParsedDocument {
  return parseDocument(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`, options);
}

export function parseDocument(source: string, options: Partial<SvgOptions> = {}): ParsedDocument {
  const parsed = parseSvg(source, { currentColor: '#123456', variables: () => undefined, ...options });
  return { ...parsed, warnings: parsed.warnings.map(({ code, message }) => `${code}: ${message}`) };
}

/** The only node of a body, which must be a path. */
export function onlyPath(body: string, options: Partial<SvgOptions> = {}): PathNode {
  const [node, ...more] = parseBody(body, options).nodes;
  if (node?.type !== 'path' || more.length > 0) throw new Error(`not one path: ${JSON.stringify([node, ...more])}`);
  return node;
}

/** The only node of a body, which must be a group. */
export function onlyGroup(body: string, options: Partial<SvgOptions> = {}): GroupNode {
  const [node, ...more] = parseBody(body, options).nodes;
  if (node?.type !== 'group' || more.length > 0) throw new Error(`not one group: ${JSON.stringify([node, ...more])}`);
  return node;
}

/** Every path, at any depth. */
export function allPaths(nodes: readonly SceneNode[]): PathNode[] {
  return nodes.flatMap((node) =>
    node.type === 'group' ? allPaths(node.children) : node.type === 'path' ? [node] : [],
  );
}

/** The CardwrightError that a call throws. */
export function refusal(call: () => unknown): CardwrightError {
  try {
    call();
  } catch (error) {
    if (error instanceof CardwrightError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
