import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { CardShape } from '../../cardShapes.js';
import { overlap } from '../../geometry.js';
import { planSheets } from '../planSheets.js';
import { sheetFurniture, printedRect, markRect } from '../sheetFurniture.js';
import { sheetGrid } from '../sheetGrid.js';
import { type CutFile, cutFiles } from './cutFiles.js';

/** How many cards of 63 × 88 mm fit on A4 between the marks. */
const FULL = 8;
const A4 = { slug: 'a4', name: 'A4', widthMm: 210, heightMm: 297 };

function cut(count: number, card = { width: 63, height: 88 }, cornerRadiusMm = 3, shape?: CardShape) {
  const grid = sheetGrid(card, 3, { sheet: A4, plotter: 'both' });
  const cards = Array.from({ length: count }, (_, front) => ({ front, back: front }));
  const sides = planSheets(cards, grid, { duplex: 'long-edge', backs: 'interleaved' });
  return { grid, sides, files: cutFiles(grid, sides, { plotter: 'both', cornerRadiusMm, ...(shape && { shape }) }) };
}

interface Entity {
  readonly type: string;
  readonly values: ReadonlyMap<number, string>;
}

/** A strict reader of DXF: pairs of a whole number and a value, sections that end, entities with their values. */
function readDxf(text: string): readonly Entity[] {
  const lines = text.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.length % 2).toBe(0);
  const entities: { type: string; values: Map<number, string> }[] = [];
  const open: string[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const [code = '', value = ''] = [lines[at], lines[at + 1]];
    expect(code).toMatch(/^\d{1,4}$/);
    if (code !== '0') {
      entities.at(-1)?.values.set(Number(code), value);
      continue;
    }
    if (value === 'SECTION') open.push(value);
    if (value === 'ENDSEC') expect(open.pop()).toBe('SECTION');
    entities.push({ type: value, values: new Map() });
  }
  expect([open, entities.at(-1)?.type]).toEqual([[], 'EOF']);
  return entities;
}

interface Outline {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly rounded: number;
  readonly corners: number;
}

/** The closed outlines on the layer CUT, with the number of rounded corners. */
function outlinesOf(entities: readonly Entity[]): readonly Outline[] {
  const outlines: Outline[] = [];
  entities.forEach(({ type, values }, start) => {
    if (type !== 'POLYLINE' || values.get(8) !== 'CUT') return;
    expect([values.get(66), values.get(70)]).toEqual(['1', '1']);
    const end = entities.findIndex((each, index) => index > start && each.type === 'SEQEND');
    const vertices = entities.slice(start + 1, end);
    expect(vertices.every((each) => each.type === 'VERTEX')).toBe(true);
    const [xs, ys] = [10, 20].map((code) => vertices.map((each) => Number(each.values.get(code))));
    const bulges = vertices.filter((each) => each.values.has(42));
    for (const each of bulges) expect(Number(each.values.get(42))).toBeCloseTo(Math.SQRT2 - 1, 8);
    vertices.forEach((each, index) => {
      const next = vertices[(index + 1) % vertices.length] as Entity;
      const [dx = 0, dy = 0] = [10, 20].map((code) => Number(next.values.get(code)) - Number(each.values.get(code)));
      expect(Math.hypot(dx, dy)).toBeGreaterThan(0);
    });
    outlines.push({
      left: Math.min(...(xs ?? [])),
      right: Math.max(...(xs ?? [])),
      top: Math.max(...(ys ?? [])),
      bottom: Math.min(...(ys ?? [])),
      rounded: bulges.length,
      corners: vertices.length,
    });
  });
  return outlines;
}

/** Rectangles of the group `cut`, and the size in mm. */
function readSvg(text: string) {
  const rects: Record<string, number>[] = [];
  let [group, size] = ['', ''];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const own = attributes as Record<string, string>;
    if (name === 'svg') size = `${own.width ?? ''} ${own.height ?? ''} ${own.viewBox ?? ''}`;
    if (name === 'g') group = own.id ?? '';
    if (name === 'rect' && group === 'cut')
      rects.push(Object.fromEntries(Object.entries(own).map(([key, value]) => [key, Number(value)])));
  });
  parser.write(text).close();
  return { rects, size };
}

const find = (files: readonly CutFile[], part: string, format: string): CutFile => {
  const found = files.find((file) => file.part === part && file.format === format);
  if (!found) throw new Error(`there is no ${part}.${format}`);
  return found;
};

describe('files for cutting plotters', () => {
  it('have the outline of every card, at its place', () => {
    const { grid, files } = cut(FULL);
    expect(files.map(({ part, format }) => `${part}.${format}`)).toEqual(['cut.svg', 'cut.dxf']);
    const outlines = outlinesOf(readDxf(find(files, 'cut', 'dxf').text));
    expect(outlines).toHaveLength(grid.cells.length);
    const { rects, size } = readSvg(find(files, 'cut', 'svg').text);
    expect(size).toBe('297mm 210mm 0 0 297 210');
    grid.cells.forEach(({ rect }, index) => {
      const { left, right, top, bottom, rounded } = outlines[index] as Outline;
      const { x = 0, y = 0, width = 0, height = 0, rx = 0 } = rects[index] ?? {};
      for (const [found, wanted] of [
        [left, rect.x],
        [right, rect.x + rect.width],
        [top, grid.height - rect.y],
        [bottom, grid.height - rect.y - rect.height],
        [x, rect.x],
        [y, rect.y],
        [width, rect.width],
        [height, rect.height],
        [rx, 3],
        [rounded, 4],
      ] as const)
        expect(found).toBeCloseTo(wanted, 2);
    });
  });

  it('have square corners without a radius, and another file for a last sheet that is not full', () => {
    const { files } = cut(FULL + 3, undefined, 0);
    expect(files.map(({ part, cards }) => `${part} ${cards}`)).toEqual(['cut 8', 'cut 8', 'cut-last 3', 'cut-last 3']);
    const outlines = outlinesOf(readDxf(find(files, 'cut-last', 'dxf').text));
    expect(outlines.map(({ rounded }) => rounded)).toEqual([0, 0, 0]);
  });

  it('have a circle of four quarters for a square card with the largest radius', () => {
    const { files } = cut(1, { width: 38, height: 38 }, 50);
    const [circle] = outlinesOf(readDxf(find(files, 'cut', 'dxf').text));
    expect(circle).toMatchObject({ rounded: 4, corners: 4 });
    expect((circle as Outline).right - (circle as Outline).left).toBeCloseTo(38, 3);
  });

  it.each([
    ['round', 40, 40, { rounded: 4, corners: 4 }, 'ellipse cx cy rx=20 ry=20'],
    ['round', 60, 40, { rounded: 0, corners: 180 }, 'ellipse cx cy rx=30 ry=20'],
    ['hexagon', 45, 38.971, { rounded: 0, corners: 6 }, 'polygon points'],
  ] as const)(
    'cut a %s card of %d × %d mm where its shape touches the trim',
    (shape, width, height, wanted, element) => {
      const { grid, files } = cut(1, { width, height }, 0, shape);
      const { rect } = grid.cells[0] as (typeof grid.cells)[0];
      const [outline] = outlinesOf(readDxf(find(files, 'cut', 'dxf').text)) as [Outline];
      expect(outline).toMatchObject(wanted);
      expect(outline.left).toBeCloseTo(rect.x, 2);
      expect(outline.right - outline.left).toBeCloseTo(rect.width, 2);
      expect(outline.top).toBeCloseTo(grid.height - rect.y, 2);
      expect(outline.top - outline.bottom).toBeCloseTo(rect.height, 2);
      const svg = find(files, 'cut', 'svg').text;
      const found = /<(ellipse|polygon) ([^>]*)\/>/.exec(svg);
      expect(
        `${found?.[1] ?? ''} ${(found?.[2] ?? '').replaceAll(/(cx|cy|points)="[^"]*"/g, '$1').replaceAll('"', '')}`,
      ).toBe(element);
    },
  );

  it('come with the marks of the plotter alone, on the side that it reads', () => {
    const { grid, sides } = cut(FULL);
    const texts = { title: false, sheets: 1, nameOf: () => '' } as const;
    const printed = sides.map((side) => {
      const { fixed, registration } = sheetFurniture(side, grid, { plotter: 'svg', registration: true }, texts);
      return [side.side, fixed.length, registration.length];
    });
    expect(printed).toEqual([
      ['front', 5, 0],
      ['back', 0, 0],
    ]);
  });

  it('leave the marks free, whatever the card', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 120 }), fc.integer({ min: 30, max: 120 }), (width, height) => {
        const { grid, sides } = cut(1, { width, height });
        for (const side of sides) {
          const { fixed } = sheetFurniture(
            side,
            grid,
            { plotter: 'svg' },
            { title: false, sheets: 1, nameOf: () => '' },
          );
          expect(fixed).toHaveLength(side.side === 'back' ? 0 : 5);
          for (const mark of fixed)
            for (const { cell } of side.placements) expect(overlap(markRect(mark), printedRect(cell))).toBe(false);
        }
      }),
    );
  });

  it.each([
    ['a fold', { fold: 'auto' as const }],
    ['too many columns', { columns: 3, rows: 3 }],
  ])('%s is refused', (_, options) => {
    const order = { sheet: A4, plotter: 'svg' as const, ...options };
    expect(() => sheetGrid({ width: 63, height: 88 }, 3, order)).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^sheet\./) as string }),
    );
  });

  it('is refused for stock that is cut already', () => {
    const cells = { columns: 1, rows: 1, leftMm: 50, topMm: 50, widthMm: 63, heightMm: 88, gapXMm: 0, gapYMm: 0 };
    expect(() => sheetGrid({ width: 63, height: 88 }, 3, { sheet: { ...A4, cells }, plotter: 'dxf' })).toThrow(
      expect.objectContaining({ code: 'sheet.option', path: 'options.plotter' }),
    );
  });
});
