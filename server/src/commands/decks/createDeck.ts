import type { DeckFile } from '@cardwright/renderer';
import type { FieldError } from '../../errors.js';
import { writeDeckSearch } from '../../queries/decks/deckSearch.js';
import { readDeckTree } from '../../queries/decks/readDeck.js';
import type { DeckTree, WrittenDeck } from '../../queries/decks/rows.js';
import { insertDeck, takenIds } from '../../queries/decks/writeDeck.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { assertPublishable } from './assertPublishable.js';
import { storeDesigns } from './storeDesigns.js';
import { reconcile } from './reconcile.js';
import { assertResolved, resolveReferences } from './resolveReferences.js';
import { deckColumns } from './toRows.js';

export interface CreatedDeck {
  readonly tree: DeckTree;
  /** New ids by temporary local ids. */
  readonly ids: Readonly<Record<string, string>>;
  /** What was left out, by its place: references that mean nothing here. */
  readonly warnings: readonly FieldError[];
}

interface Options {
  /** null: the product's own. */
  readonly userId: string | null;
  /**
   * What to do with references to nothing: an editor's are refused; those of a file from elsewhere are left out and told.
   */
  readonly unknownReferences: 'refuse' | 'leave-out';
}

/**
 * Stores a new deck with everything in it, and the designs that its file brings along. Its id is kept when it is free.
 * @throws HttpProblem 422
 */
export function createDeck(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  file: DeckFile,
  options: Options,
): Promise<CreatedDeck> {
  return inTransaction(database, (trx) => createDeckIn(trx, file, options, clock()));
}

/** As `createDeck`, inside a transaction that is open already. */
export async function createDeckIn(trx: Executor, file: DeckFile, options: Options, now: Date): Promise<CreatedDeck> {
  const deck = await storeDesigns(trx, file, options.userId, now);
  const references = await resolveReferences(trx, deck, options.userId);
  const columns = deckColumns(deck, references) as WrittenDeck;
  const taken = await takenIds(trx, 'app.decks', deck.id === undefined ? [] : [deck.id]);
  const kept = deck.id === undefined || taken.has(deck.id) ? {} : { id: deck.id };
  if (options.unknownReferences === 'refuse') assertPublishable(columns);
  const id = await insertDeck(trx, { ...columns, ...kept, user_id: options.userId }, now);
  const { ids } = await reconcile(trx, { categories: [], cards: [] }, id, deck.categories, references, now);
  if (options.unknownReferences === 'refuse') assertResolved(references);
  const tree = await readDeckTree(trx, id);
  if (tree === undefined) throw new Error('A new deck cannot be read back.');
  await writeDeckSearch(trx, id, tree);
  return { tree, ids, warnings: references.faults };
}
