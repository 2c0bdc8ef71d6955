import { cardSchema, categorySchema, DECK_STATUSES, deckSchema } from '@cardwright/renderer';
import { z } from 'zod';
import { colorScheme } from '../colorSchemes.js';
import { nextCursor } from '../paging.js';
import { problemDetail } from '../problem.js';
import { template } from '../templates.js';
import { count, times, version } from '../values.js';

// Responses contain every field of the renderer's schemas and the server's own fields.
const card = cardSchema.extend({ id: z.uuid(), category_id: z.uuid(), ...times });
const category = categorySchema.omit({ cards: true }).extend({ id: z.uuid(), ...times });
const wholeCategory = category.extend({ cards: z.array(card) });
const content = {
  categories: z.array(category.extend({ cards: z.array(card).optional() })).optional(),
};

const deck = deckSchema.omit({ user_id: true, ai_image_style: true, categories: true }).extend({
  id: z.uuid(),
  world_id: z.uuid().nullable(),
  front_template_id: z.uuid().nullable(),
  back_template_id: z.uuid().nullable(),
  color_scheme_id: z.uuid().nullable(),
  listed_at: z.string().nullable(),
  ...times,
});
const ownHead = deck.extend({
  user_id: z.uuid().nullable(),
  version,
  ai_image_style: z.string(),
  deleted_at: z.string().optional().describe('only for decks in the bin'),
});
const author = z.object({ id: z.uuid(), display_name: z.string(), avatar_url: z.string().nullable() }).nullable();
// Others are told no unknown keys, so these are not loose objects.
const publicHead = z.object({ ...deck.shape, author });

const designs = z.object({
  templates: z.array(template.omit({ user_id: true })),
  color_scheme: colorScheme.omit({ user_id: true }).nullable(),
});
export const said = z
  .object({ front: z.array(z.string()), back: z.array(z.string()) })
  .describe('the keys of texts and own fields that each side of a card says, the own fields last');
const ownDeck = ownHead.extend({ ...content, designs: designs.optional() });
const ratio = z.string().describe('width to height of the fronts, such as 5:7');
const publicDeck = publicHead.extend({ ...content, designs, said, ratio });

const shownCard = z.object({ category, card });
const listed = {
  category_count: count,
  card_count: count,
  cover: shownCard.optional(),
  fan: z.array(shownCard).optional().describe('the first cards of the first categories'),
};
const publicListed = publicHead.extend({ ...listed, ratio });
const statusCounts = z
  .partialRecord(z.enum(DECK_STATUSES), count)
  .describe('number of decks by status, ignoring the `status` filter');
export const ownDecks = z.object({
  decks: z.array(ownHead.extend(listed)),
  ...nextCursor,
  counts: statusCounts.optional(),
});
export const publicDecks = z.object({ decks: z.array(publicListed), ...nextCursor });
export const shelves = z.object({
  shelves: z
    .array(
      z.object({
        world: z.looseObject({ id: z.uuid(), slug: z.string(), name: z.string(), description: z.string() }),
        deck_count: count.describe('including the worlds below it'),
        decks: z.array(publicListed),
      }),
    )
    .describe('the top-level worlds that have decks, in order'),
});
export const facets = z.object({
  deck_count: count,
  tags: z.array(z.object({ tag: z.string(), deck_count: count })).describe('the most frequent ones first'),
  languages: z.array(z.object({ language: z.string(), deck_count: count })),
});
export const playedDeck = z.object({
  deck: z.object({
    id: z.uuid(),
    default_language: z.string(),
    translations: z.record(z.string(), z.object({ title: z.string() })),
    languages: z.array(z.string()).describe('of its texts and its cards, the main one first'),
    author: z.string().nullable().describe('the display name'),
    updated_at: z.string(),
    ratio,
    said,
    categories: z.array(
      z.object({
        id: z.uuid(),
        translations: z.record(z.string(), z.object({ title: z.string() })),
        color: z.string().nullable().describe('CSS hex'),
      }),
    ),
    cards: z.array(z.tuple([z.uuid(), count])).describe('the id of each card and the index of its category, in order'),
  }),
});
export const oneDeck = z.object({ deck: z.union([ownDeck, publicDeck]) });
export const onePublicDeck = z.object({ deck: publicDeck });
const ids = z.record(z.string(), z.uuid()).describe('maps temporary local ids to new ids');
export const createdDeck = z.object({ deck: ownHead.extend({ categories: z.array(wholeCategory) }), ids });
export const savedDeck = z.object({ deck: ownHead.extend({ categories: z.array(wholeCategory).optional() }), ids });
const importWarning = problemDetail.extend({
  code: z
    .string()
    .optional()
    .describe(
      'of a preflight check, if the deck is stored as it is but will not look as it is meant; `path` names cards',
    ),
});
export const importedDeck = z.object({ deck_id: z.uuid(), ids, warnings: z.array(importWarning) });

export type ImportWarning = z.output<typeof importWarning>;
export const fetchedTable = z.object({
  file: z.string().describe('a name with the extension by which the table is read'),
  data: z.base64().describe('at most 8 MB before encoding'),
});

export type StoredCard = z.output<typeof card>;
export type StoredCategory = z.output<typeof category>;
export type OwnHead = z.output<typeof ownHead>;
export type PublicHead = z.output<typeof publicHead>;
export type DeckDesigns = z.output<typeof designs>;
export type ShownCard = z.output<typeof shownCard>;
export type PlayedDeck = z.output<typeof playedDeck>['deck'];
export type Facets = z.output<typeof facets>;
export type OwnListedDeck = z.output<typeof ownDecks>['decks'][number];
export type PublicListedDeck = z.output<typeof publicDecks>['decks'][number];
export type WholeDeck = z.output<typeof createdDeck>['deck'];
export type ShownDeck = z.output<typeof oneDeck>;
export type ShownPublicDeck = z.output<typeof onePublicDeck>;
export type SavedDeck = z.output<typeof savedDeck>;
