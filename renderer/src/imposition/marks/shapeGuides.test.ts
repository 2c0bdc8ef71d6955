import { describe, expect, it } from 'vitest';
import { sheetGrid } from '../sheetGrid.js';
import { MARK_MARGIN } from './limits.js';
import { shapeGuides } from './shapeGuides.js';
import { WHITE } from './types.js';

const A4 = { slug: 'a4', name: 'A4', widthMm: 210, heightMm: 297 };

function guides(shape: 'round' | 'hexagon', width: number, height: number, marginMm?: number) {
  const options = {
    sheet: A4,
    orientation: 'portrait',
    turn: 'never',
    ...(marginMm !== undefined && { marginMm }),
  } as const;
  const grid = sheetGrid({ width, height }, 3, options);
  return { grid, lines: shapeGuides(shape, grid.cells, grid) };
}

describe('guides around a shape', () => {
  it.each([
    ['a flat', 60, 51.962],
    ['an upright', 51.962, 60],
  ])('outline %s hexagon with six equal sides that touch the trim', (_, width, height) => {
    const { grid, lines } = guides('hexagon', width, height);
    expect(lines).toHaveLength(grid.cells.length * 12);
    for (const { x1, y1, x2, y2 } of lines) expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(30, 2);
    const [cell] = grid.cells;
    const own = lines.slice(0, 6);
    expect(Math.min(...own.map(({ x1 }) => x1))).toBeCloseTo(cell?.rect.x ?? 0, 6);
    expect(Math.max(...own.map(({ x1 }) => x1))).toBeCloseTo((cell?.rect.x ?? 0) + width, 6);
    expect(Math.max(...own.map(({ y1 }) => y1))).toBeCloseTo((cell?.rect.y ?? 0) + height, 6);
  });

  it('outline a circle in white, with every other side black', () => {
    const { grid, lines } = guides('round', 38, 38);
    const [white, black] = [lines.filter(({ color }) => color === WHITE), lines.filter(({ color }) => color !== WHITE)];
    expect(white).toHaveLength(2 * black.length);
    const { x, y } = grid.cells[0]?.rect ?? { x: 0, y: 0 };
    for (const { x1, y1 } of white.slice(0, white.length / grid.cells.length))
      expect(Math.hypot(x1 - x - 19, y1 - y - 19)).toBeCloseTo(19, 6);
  });

  it('keep 4 mm from the edges of the paper', () => {
    const { lines } = guides('round', 70, 99, 0);
    for (const { x1, x2, y1, y2 } of lines)
      for (const [at, length] of [
        [x1, 210],
        [x2, 210],
        [y1, 297],
        [y2, 297],
      ] as const) {
        expect(at).toBeGreaterThanOrEqual(MARK_MARGIN);
        expect(at).toBeLessThanOrEqual(length - MARK_MARGIN);
      }
  });
});
