import { describe, expect, it } from 'vitest';
import type { CardShape } from '../../../cardShapes.js';
import type { PlayDeck, PlaySheet, TextFile } from '../types.js';
import { tabletopPlaygroundFiles } from './tabletopPlayground.js';
import { tabletopSimulatorFiles } from './tabletopSimulator.js';

const deckOf = (shape: CardShape): PlayDeck => ({
  title: 'Moons',
  identity: 'moons en 50x50mm',
  language: 'en',
  widthMm: 50,
  heightMm: 50,
  shape,
  address: 'https://cards.example',
});
const words = (number: number) => ({ number, title: `Moon ${number}`, text: '', backText: '', copies: 1 });
const sheet: PlaySheet = {
  columns: 2,
  rows: 1,
  cards: [words(1), words(2)],
  front: 'fronts.jpg',
  back: 'back.jpg',
  hasOwnBacks: false,
};
const lastOf = (files: readonly TextFile[]): unknown => JSON.parse(files.at(-1)?.text ?? '');

describe('the shape of cards on a table', () => {
  // Numbers as in the schemas of @typed-tabletop-simulator/lib, CardTypeValue.
  it.each([
    ['rectangle', 0],
    ['hexagon', 3],
    ['round', 4],
  ] as const)('is a type of Tabletop Simulator: %s is %i', (shape, type) => {
    const custom = { 1: { Type: type, NumWidth: 2 } };
    expect(lastOf(tabletopSimulatorFiles(deckOf(shape), [sheet]))).toMatchObject({
      ObjectStates: [{ CustomDeck: custom, ContainedObjects: [{ CustomDeck: custom }, { CustomDeck: custom }] }],
    });
  });

  // Models as in plasticity-studios/tabletop-playground-schemas, src/templates.ts.
  it.each([
    ['rectangle', 'Rounded'],
    ['hexagon', 'Hexagonal'],
    ['round', 'Round'],
  ] as const)('is a model of Tabletop Playground: %s is %s', (shape, model) => {
    expect(lastOf(tabletopPlaygroundFiles(deckOf(shape), [sheet]))).toMatchObject({ Model: model, Width: 5 });
  });
});
