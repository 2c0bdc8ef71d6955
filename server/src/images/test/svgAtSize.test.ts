import { parseSvg, svgSize } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { svgAtSize } from '../decoding/svgAtSize.js';
import { MAX_PAINTED_PIXELS } from '../limits.js';

const VARIANT = { width: 3_072, format: 'webp', quality: 80 } as const;

function draw(svg: string): { text: string; width: number; height: number } {
  const drawing = parseSvg(svg, { currentColor: '#000000', variables: () => undefined });
  const text = svgAtSize(drawing, svgSize(svg), VARIANT).toString();
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(text) ?? [];
  return { text, width: Number(width), height: Number(height) };
}

const svg = (body: string, size = 'width="20" height="10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;

describe('an SVG at a size', () => {
  it('is drawn at exactly this size, without references', () => {
    const { text, width, height } = draw(svg('<rect id="a" width="5" height="5"/><use href="#a" x="9"/>'));
    expect([width, height]).toEqual([3_072, 1_536]);
    expect(text).not.toMatch(/<use|href/);
  });

  it('is drawn smaller when it paints over itself thousands of times', () => {
    const layer = '<g id="a" opacity=".5"><rect width="20" height="10"/><circle r="9"/></g>';
    const { width, height } = draw(svg(`<defs>${layer}</defs>${'<use href="#a"/>'.repeat(5_000)}`));
    expect(width).toBeGreaterThan(300);
    expect(5_000 * width * height).toBeLessThan(MAX_PAINTED_PIXELS);
  });

  it('is drawn smaller when it is a long strip', () => {
    const { height } = draw(svg('<rect width="10" height="90"/>', 'width="10" height="90000"'));
    expect(height).toBeLessThan(16_384);
  });
});
