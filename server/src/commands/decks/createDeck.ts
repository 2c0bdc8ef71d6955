import { withArtSeed } from '@cardwright/renderer';
import type { FieldError } from '../../errors.js';
import { writeDeckSearch } from '../../queries/decks/deckSearch.js';
import { readDeckRow } from '../../queries/decks/readDeck.js';
import type { DeckTree, WrittenDeck } from '../../queries/decks/rows.js';
import { insertDeck, takenIds } from '../../queries/decks/writeDeck.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { assertPublishable, missingToPublish } from './assertPublishable.js';
import { assertCardSize, cardSizeFault } from './cardSizeFault.js';
import { storeDesigns, type DeckWithDesigns } from './storeDesigns.js';
import { notePictures } from './notePictures.js';
import { reconcile } from './reconcile.js';
import { assertResolved, resolveReferences } from './resolveReferences.js';
import { deckColumns } from './toRows.js';
import { assertValidDraft, completeDraft } from './validDraft.js';

export interface CreatedDeck {
  readonly tree: DeckTree;
  /** New ids by temporary local ids. */
  readonly ids: Readonly<Record<string, string>>;
  /** Anything that could not be kept, with its path: references that do not exist here, and the status. */
  readonly warnings: readonly FieldError[];
}

interface Options {
  /** null for decks that come with the product. */
  readonly userId: string | null;
  /**
   * What to do with an unknown reference, an incomplete public deck, or a draft without a world or texts. `refuse`, for
   * editors: reject the deck. `report`, for files: leave out the reference, store the deck as a draft or complete it,
   * and report that.
   */
  readonly faults: 'refuse' | 'report';
}

/**
 * Stores a new deck with its content and the designs in its file. Keeps the deck's id if it is free.
 * @throws HttpProblem 422
 */
export async function createDeck(
  services: Pick<Services, 'database' | 'clock' | 'deckContents' | 'log'>,
  file: DeckWithDesigns,
  options: Options,
): Promise<CreatedDeck> {
  const { database, clock } = services;
  const created = await inTransaction(database, (trx) => createDeckIn(trx, file, options, clock()));
  await notePictures(services, created.tree);
  return created;
}

/** Like `createDeck`, inside an open transaction. */
export async function createDeckIn(
  trx: Executor,
  file: DeckWithDesigns,
  options: Options,
  now: Date,
): Promise<CreatedDeck> {
  const deck = await storeDesigns(trx, file, options.userId, now);
  const taken = await takenIds(trx, 'app.decks', deck.id === undefined ? [] : [deck.id]);
  const kept = deck.id === undefined || taken.has(deck.id) ? undefined : { id: deck.id };
  const references = await resolveReferences(trx, deck, options.userId);
  const { default_language } = deck;
  const given = deckColumns(kept ? deck : withArtSeed(deck, default_language), references) as WrittenDeck;
  if (options.faults === 'refuse') {
    assertResolved(references);
    assertPublishable(given);
    assertValidDraft(given);
    assertCardSize(given);
  }
  const badSize = cardSizeFault(given);
  const missing = missingToPublish(given);
  const { draft, warnings } = await completeDraft(trx, given);
  const columns: WrittenDeck = {
    ...draft,
    ...(missing.length > 0 && { status: 'draft' }),
    ...(badSize && { size: null }),
  };
  const id = await insertDeck(trx, { ...columns, ...kept, user_id: options.userId }, now);
  const { ids, ...content } = await reconcile(
    trx,
    { categories: [], cards: [] },
    { id, default_language },
    deck.categories,
    references,
    now,
  );
  if (options.faults === 'refuse') assertResolved(references);
  const row = await readDeckRow(trx, id);
  if (row === undefined) throw new Error('A new deck cannot be read back.');
  const tree = { ...row, ...content };
  await writeDeckSearch(trx, id, tree);
  const statusWarnings = missing.length === 0 ? [] : [madeDraft(missing)];
  const sizeWarnings = badSize === undefined ? [] : [badSize];
  return { tree, ids, warnings: [...references.faults, ...warnings, ...sizeWarnings, ...statusWarnings] };
}

function madeDraft(missing: readonly string[]): FieldError {
  return {
    path: 'status',
    message: `The deck is imported as a draft, because a public deck needs these fields: ${missing.join(', ')}.`,
    fix: 'Fill in the fields, then publish the deck.',
  };
}
