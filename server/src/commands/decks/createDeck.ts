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
  /** References that were left out because they do not exist here, with their paths. */
  readonly warnings: readonly FieldError[];
}

interface Options {
  /** null for decks that come with the product. */
  readonly userId: string | null;
  /** What to do with unknown references: refuse an editor's, but leave out and report those of an imported file. */
  readonly unknownReferences: 'refuse' | 'leave-out';
}

/**
 * Stores a new deck with its content and the designs in its file. Keeps the deck's id if it is free.
 * @throws HttpProblem 422
 */
export function createDeck(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  file: DeckFile,
  options: Options,
): Promise<CreatedDeck> {
  return inTransaction(database, (trx) => createDeckIn(trx, file, options, clock()));
}

/** Like `createDeck`, inside an open transaction. */
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
