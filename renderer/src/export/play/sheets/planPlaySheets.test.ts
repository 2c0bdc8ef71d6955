import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPlaySheets } from './planPlaySheets.js';

const POKER = { widthMm: 63.5, heightMm: 88.9, dpi: 300 };

describe('planPlaySheets', () => {
  it('puts up to 70 cards on a sheet, and fewer large ones', () => {
    const backs = Array<string>(71).fill('one');
    expect(planPlaySheets(backs, POKER).map(({ columns, rows, places }) => [columns, rows, places.length])).toEqual([
      [10, 7, 70],
      [1, 1, 1],
    ]);
    const [large] = planPlaySheets(backs, { widthMm: 148, heightMm: 210, dpi: 300 });
    expect(large).toMatchObject({ columns: 4, rows: 3 });
  });

  it('chooses the grid that keeps the most pixels of each card', () => {
    const gridOf = (count: number, card = POKER): unknown[] =>
      planPlaySheets(Array<string>(count).fill('one'), card).map(({ columns, rows, dpi }) => [
        columns,
        rows,
        Math.round(dpi),
      ]);
    expect([4, 9, 11, 20, 52].map((count) => gridOf(count)[0])).toEqual([
      [4, 1, 300],
      [3, 3, 300],
      [4, 3, 300],
      [5, 4, 293],
      [9, 6, 182],
    ]);
    expect(gridOf(10, { widthMm: 70, heightMm: 121, dpi: 300 })).toEqual([[5, 2, 297]]);
  });

  it('keeps cards with the same back together while there are few backs', () => {
    const sheets = planPlaySheets(['a', 'b', 'a', null], POKER);
    expect(sheets.map(({ places, hasOwnBacks }) => [places, hasOwnBacks])).toEqual([
      [[0, 2], false],
      [[1], false],
      [[3], false],
    ]);
    const many = planPlaySheets(
      Array.from({ length: 9 }, (_, place) => `${place}`),
      POKER,
    );
    expect(many).toMatchObject([{ columns: 3, rows: 3, hasOwnBacks: true, backs: { columns: 3, rows: 3 } }]);
  });

  it('draws one back for all sheets, so that it does not tell which sheet a card is on', () => {
    const sheets = planPlaySheets(Array<string>(71).fill('one'), POKER);
    expect(sheets.map(({ dpi }) => Math.round(dpi))).toEqual([164, 300]);
    const back = { columns: 1, rows: 1, dpi: 300, width: 750, height: 1050 };
    expect(sheets.map(({ backs }) => backs)).toEqual([back, back]);
  });

  it('places every card once, on pictures that tables load whole', () => {
    const backs = fc.array(fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j')), {
      maxLength: 300,
    });
    const mm = fc.double({ min: 20, max: 400, noNaN: true });
    fc.assert(
      fc.property(backs, mm, mm, fc.integer({ min: 72, max: 1200 }), (all, widthMm, heightMm, dpi) => {
        const sheets = planPlaySheets(all, { widthMm, heightMm, dpi });
        expect(sheets.flatMap(({ places }) => places).sort((one, other) => one - other)).toEqual(
          all.map((_, at) => at),
        );
        for (const { columns, rows, width, height, places } of sheets) {
          expect(places.length).toBeLessThanOrEqual(columns * rows);
          expect(columns).toBeLessThanOrEqual(10);
          expect(rows).toBeLessThanOrEqual(7);
          expect(Math.max(columns * width, rows * height)).toBeLessThanOrEqual(4096);
        }
      }),
    );
  });
});
