import { expect } from 'vitest';
import { z } from 'zod';
import type { PackageFiles } from './packageFiles.js';
import { LARGEST_ASSET } from './readVirtualTabletop.js';

/** Other programs that write its files stop there. */
const MOST_WIDGETS = 1_200;

const id = z.string().min(1);
const place = { x: z.number().min(0).max(1600), y: z.number().min(0).max(1000), z: z.int().min(1) };
const address = z.string().regex(/^(?:package:\/\/userassets\/[^/]+)?$/);
const template = z.strictObject({
  /** Programs take any text, even “none”, for a border. */
  includeBorder: z.literal(false),
  includeRadius: z.literal(true),
  objects: z
    .array(
      z.strictObject({
        type: z.literal('image'),
        x: z.literal(0),
        y: z.literal(0),
        w: z.int().positive(),
        h: z.int().positive(),
        color: z.literal('white'),
        valueType: z.literal('dynamic'),
        value: z.enum(['image', 'back']),
      }),
    )
    .length(1),
});
const hand = z.strictObject({ ...place, id: z.literal('hand'), type: z.literal('hand'), width: z.number() });
const pile = z.strictObject({
  ...place,
  id,
  type: z.literal('cardPile'),
  width: z.int(),
  height: z.int(),
  label: z.string(),
  allowedDecks: z.array(id),
  hasShuffleButton: z.literal(true),
  hideStackTab: z.boolean(),
});
const deck = z.strictObject({
  ...place,
  id,
  type: z.literal('cardDeck'),
  parent: id,
  cardWidth: z.int(),
  cardHeight: z.int(),
  cardOverlapH: z.number(),
  cardOverlapV: z.number(),
  autoShuffle: z.boolean(),
  showUnflipped: z.boolean(),
  confirmRecall: z.boolean(),
  enlarge: z.boolean(),
  /** Readers look addresses up among all values, which must therefore be texts. */
  cardTypes: z.record(id, z.strictObject({ image: address.min(1), back: address, label: z.string().min(1) })),
  faceTemplate: template,
  backTemplate: template,
});
const card = z.strictObject({
  ...place,
  id,
  type: z.literal('card'),
  deck: id,
  cardType: id,
  parent: id,
  faceup: z.literal(false),
  owner: z.null(),
});

/**
 * Loads a room as the programs do that read PlayingCards.io's files (ArnoldSmith86/virtualtabletop,
 * server/pcioimport.mjs; tjbearse/print-playingcards-io). @returns the titles of all cards, from the top of the pile
 */
export async function readPlayingCardsIo(files: PackageFiles): Promise<readonly string[]> {
  const widgets = files.json('widgets.json', z.array(z.discriminatedUnion('type', [hand, pile, deck, card])));
  expect(widgets.length).toBeLessThanOrEqual(MOST_WIDGETS);
  const ids = new Set(widgets.map((widget) => widget.id));
  expect(ids.size).toBe(widgets.length);
  const { cardTypes = {} } = widgets.find((widget) => widget.type === 'cardDeck') ?? {};
  for (const { image, back } of Object.values(cardTypes))
    for (const value of new Set([image, back]))
      if (value !== '') expect((await files.picture(value.replace('package://', ''))).size).toBeLessThan(LARGEST_ASSET);
  const home = widgets.find((widget) => widget.type === 'cardPile');
  const cards = widgets.flatMap((widget) => (widget.type === 'card' ? [widget] : []));
  for (const { deck: of, parent, x, y } of cards) {
    expect([ids.has(of), parent]).toEqual([true, home?.id]);
    // A reader that subtracts the pile's place finds the margin that the pile leaves around a card.
    expect([x - (home?.x ?? 0), y - (home?.y ?? 0)]).toEqual([4, 4]);
  }
  return cards.sort((one, other) => other.z - one.z).map(({ cardType }) => cardTypes[cardType]?.label ?? 'unknown');
}
