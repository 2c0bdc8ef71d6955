import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardShape } from '../cardShapes.js';
import { estimateRun } from './estimateRun.js';
import { sheetGrid } from './sheetGrid.js';

const a4 = { slug: 'a4', name: 'A4', widthMm: 210, heightMm: 297 };
const grid = sheetGrid({ width: 63, height: 88 }, 3, { sheet: a4 });
const packs = [{ cards: 18 }, { cards: 54, price: 10 }, { cards: 108, price: 18.5 }];

describe('an estimate', () => {
  it('counts sheets, empty places and the paper that is waste', () => {
    expect(estimateRun(20, {}, grid)).toEqual({ cards: 20, sheets: 3, empty_places: 7, waste_percent: 41 });
    expect(estimateRun(0, {}, grid)).toMatchObject({ cards: 0, sheets: 0, empty_places: 0 });
  });

  it('counts only what is cut out of each place', () => {
    const waste = (shape: CardShape): number | undefined => estimateRun(9, {}, grid, shape).waste_percent;
    expect([waste('rectangle'), waste('round'), waste('hexagon')]).toEqual([20, 37, 40]);
  });

  it('counts both faces of a folded sheet', () => {
    const folded = sheetGrid({ width: 63, height: 88 }, 3, { sheet: a4, fold: 'horizontal' });
    expect(estimateRun(4, {}, folded)).toMatchObject({ sheets: 1, waste_percent: 29 });
  });

  it.each([
    [18, [[18, 1]], 0],
    [19, [[54, 1]], 35],
    [108, [[108, 1]], 0],
    [
      109,
      [
        [108, 1],
        [18, 1],
      ],
      17,
    ],
    [210, [[108, 2]], 6],
    [0, [], 0],
  ])('%i cards are sold in the packs %j', (cards, bought, unused) => {
    const { packs: found = [], unused_cards: rest } = estimateRun(cards, { packs });
    expect([found.map((pack) => [pack.cards, pack.count]), rest]).toEqual([bought, unused]);
  });

  it('always holds all cards in its packs', () => {
    fc.assert(
      fc.property(fc.nat(5_000), (cards) => {
        expect(estimateRun(cards, { packs }).unused_cards).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [54, 30, 100, [[54, 2]]],
    [54, 20, 100, [[108, 1]]],
    [54, 30, 150, [[54, 3]]],
    [
      20,
      30,
      130,
      [
        [108, 1],
        [20, 2],
      ],
    ],
    [54, 1, 1, [[108, 1]]],
    [54, 1, 0, []],
  ])('packs of %i for 10 and of 108 for %i: %i cards take the cheapest, %j', (small, price, cards, bought) => {
    const { packs: found = [] } = estimateRun(cards, {
      packs: [
        { cards: small, price: 10 },
        { cards: 108, price },
      ],
    });
    expect(found.map((pack) => [pack.cards, pack.count])).toEqual(bought);
  });

  it('never costs more than packs of one kind', () => {
    const pack = fc.record({ cards: fc.integer({ min: 1, max: 60 }), price: fc.integer({ min: 1, max: 90 }) });
    fc.assert(
      fc.property(fc.array(pack, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 300 }), (kinds, cards) => {
        const { cost, unused_cards: unused = -1 } = estimateRun(cards, { packs: kinds, price: { currency: 'EUR' } });
        const alone = kinds.map((kind) => Math.ceil(cards / kind.cards) * kind.price);
        expect(cost?.amount).toBeLessThanOrEqual(Math.min(...alone));
        expect(unused).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('adds up the prices that are given, and has no cost without one', () => {
    const price = { currency: 'EUR', perOrder: 4.9, perSheet: 0.35 };
    expect(estimateRun(20, { price }, grid).cost).toEqual({ amount: 5.95, currency: 'EUR' });
    expect(estimateRun(60, { price: { currency: 'USD' }, packs }).cost).toEqual({ amount: 18.5, currency: 'USD' });
    expect(estimateRun(5, { price: { currency: 'USD' }, packs }).cost).toBeUndefined();
    expect(estimateRun(20, { packs }).cost).toBeUndefined();
  });
});
