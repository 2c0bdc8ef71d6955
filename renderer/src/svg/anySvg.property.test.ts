import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardwrightError } from '../errors.js';
import { quantize } from '../geometry.js';
import type { SceneNode } from '../displayList.js';
import { parseSvg, sanitizeSvg, svgSize } from './index.js';

/** Every number in a scene, including those in path data. */
function numbersOf(nodes: readonly SceneNode[]): number[] {
  return nodes.flatMap((node) => {
    const own = plainNumbers(node);
    if (node.type === 'group')
      return [...own, ...(node.transform ?? []), ...pathNumbers(node.clip?.d ?? ''), ...numbersOf(node.children)];
    if (node.type !== 'path') return own;
    const paints = [node.fill, node.stroke?.paint].filter((paint) => typeof paint === 'object');
    return [
      ...own,
      ...pathNumbers(node.d),
      ...(node.stroke?.dash ?? []),
      node.stroke?.width ?? 0,
      ...paints.flatMap((paint) => [...plainNumbers(paint), ...(paint.transform ?? [])]),
    ];
  });
}

function plainNumbers(object: object): number[] {
  return Object.values(object).filter((value): value is number => typeof value === 'number');
}

function pathNumbers(d: string): number[] {
  return d
    .split(/[A-Z ]+/)
    .filter((part) => part !== '')
    .map(Number);
}

const VALUES = [
  '0', '1', '-5', '50%', '1e9', '-1e-9', '1e999', 'NaN', '', 'none', 'inherit', 'url(#a)', 'url(#b) red', 'url(#', 'red', '#12',
  'currentColor', 'var(--x)', 'rotate(45)', 'scale(0)', 'scale(1e-8)', 'matrix(1 2 3 4 5 6)', 'translate(9', 'skewX(90)',
  '0 0 10 10', '0 0 0 0', '-1 -1 1e9 1e-9', 'xMinYMin slice', 'objectBoundingBox', 'userSpaceOnUse', 'M0 0L10 10H5V5z',
  'M0 0A5 0 30 11 9 9Q1 1 2 2T3 3', 'M1 1m2 2zl3 3', 'm', 'L1 1', '1 2 3 4 5 6 7', 'hidden', 'visible', '#a', '#b', '#c',
  'repeat', 'reflect', 'evenodd', 'bold', 'auto', 'polygon(0 0,50% 50%,1px)', 'multiply', '4 0', '0 0', '-3 3',
]; // prettier-ignore
const NAMES = (
  'x y width height rx ry cx cy r x1 y1 x2 y2 fx fy fr d points transform fill stroke stroke-width stroke-dasharray ' +
  'stroke-miterlimit opacity fill-opacity offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod href clip-path ' +
  'clipPathUnits mask maskContentUnits patternUnits patternContentUnits patternTransform viewBox preserveAspectRatio display visibility ' +
  'mix-blend-mode marker-mid marker-end orient refX markerWidth style class font-size overflow vector-effect paint-order clip-rule transform-origin'
).split(' ');
const TAGS = (
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern marker image ' +
  'switch a text style script'
).split(' ');

const attributes = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(fc.constantFrom(...VALUES), fc.string({ maxLength: 8 })),
  { maxKeys: 7 },
);
const { tree } = fc.letrec<{ tree: string; leaf: string; branch: string }>((tie) => {
  const element = (children: fc.Arbitrary<string[]>): fc.Arbitrary<string> =>
    fc
      .tuple(fc.constantFrom(...TAGS), attributes, fc.option(fc.constantFrom('a', 'b', 'c')), children)
      .map(([tag, pairs, id, inner]) => {
        const written = Object.entries(pairs).map(
          ([name, value]) => ` ${name}="${value.replace(/[&<>"]|[^\x20-\x7e]/g, '')}"`,
        );
        return `<${tag}${id === null ? '' : ` id="${id}"`}${written.join('')}>${inner.join('')}</${tag}>`;
      });
  return {
    leaf: element(fc.constant([])),
    branch: element(fc.array(tie('tree'), { maxLength: 4 })),
    tree: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('branch')),
  };
});

describe('any input', () => {
  const options = { currentColor: '#000000', variables: () => undefined, limits: { work: 2_000_000 } };

  it('is drawn with finite, rounded numbers or rejected with a CardwrightError', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 5 }), (trees) => {
        try {
          const { nodes, viewBox } = parseSvg(`<svg viewBox="0 0 100 100">${trees.join('')}</svg>`, options);
          for (const number of numbersOf(nodes)) expect(Math.abs(number)).toBeLessThanOrEqual(1e7);
          expect(viewBox.x).toBe(quantize(viewBox.x));
        } catch (error) {
          if (!(error instanceof CardwrightError)) throw error;
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('gives the same safe text and the same picture when sanitised twice', () => {
    fc.assert(
      fc.property(tree, (body) => {
        const source = `<svg viewBox="0 0 100 100">${body}</svg>`;
        const safe = sanitizeSvg(source);
        expect(sanitizeSvg(safe)).toBe(safe);
        const draw = (text: string): unknown => {
          try {
            return parseSvg(text, options).nodes;
          } catch (error) {
            return error instanceof CardwrightError ? error.code : error;
          }
        };
        expect(draw(safe)).toEqual(draw(source));
      }),
      { numRuns: 700 },
    );
  });

  it('never throws any other error, however it is mangled', () => {
    const base =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"><style>.a{fill:red}</style><path class="a" d="M0 0A1 1 0 0 1 5 5z"/>&a;</svg>';
    const mangled = fc
      .tuple(
        fc.nat(base.length),
        fc.nat(12),
        fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('<', '>', '&', '"', ']]>', '<!--', '<![CDATA[', '/>')),
      )
      .map(([at, cut, insert]) => base.slice(0, at) + insert + base.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(mangled, fc.string()), (source) => {
        for (const call of [() => parseSvg(source, options), () => sanitizeSvg(source), () => svgSize(source)]) {
          try {
            call();
          } catch (error) {
            if (!(error instanceof CardwrightError)) throw error;
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
