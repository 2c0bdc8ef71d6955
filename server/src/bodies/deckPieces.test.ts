import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinDocument, splitDocument } from './deckPieces.js';

const thing = fc.dictionary(fc.constantFrom('id', 'title', 'head', 'fields'), fc.jsonValue({ maxDepth: 2 }));
const cards = fc.array(thing);
const category = fc.tuple(thing, fc.option(cards, { nil: undefined })).map(([rest, inside]) => ({
  ...rest,
  cards: inside ?? [],
}));
const parts = fc.record({ categories: fc.array(category), cards }, { requiredKeys: [] });
const document = fc.tuple(thing, parts).map(([rest, lists]) => ({ ...rest, ...lists }));

it('a document in pieces can be put together again', async () => {
  await fc.assert(
    fc.asyncProperty(document, async (whole) => {
      const expected: unknown = JSON.parse(JSON.stringify(whole));
      expect(await joinDocument(splitDocument(whole))).toEqual(expected);
    }),
  );
});

it('a large document has many pieces', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({ id: index, text: 'x'.repeat(1_000) }));
  const pieces = splitDocument({ title: 'A', categories: [{ id: 1, cards: many }] });
  expect(pieces.length).toBeGreaterThan(8);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(250_000);
});
