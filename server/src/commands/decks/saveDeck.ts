import type { DeckPatch } from '../../bodies/readDeckPatch.js';
import type { MemberCaller } from '../../caller.js';
import { staleVersion } from '../../errors.js';
import { canWriteDeck } from '../../policies/decks.js';
import { writeDeckSearch } from '../../queries/decks/deckSearch.js';
import { readDeckContent, readDeckRow } from '../../queries/decks/readDeck.js';
import type { DeckRow, DeckTree } from '../../queries/decks/rows.js';
import { isListed, updateDeck } from '../../queries/decks/writeDeck.js';
import { type Executor, inTransaction } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { assertPublishable } from './assertPublishable.js';
import { assertCardSize } from './cardSizeFault.js';
import { deckRefusal } from './deckRefusal.js';
import { keepCardStates } from './keepCardStates.js';
import { keepVersion } from './keepVersion.js';
import { notePictures } from './notePictures.js';
import { changeCards, reconcile } from './reconcile.js';
import { assertResolved, type References, resolveReferences } from './resolveReferences.js';
import { storeDesigns } from './storeDesigns.js';
import { assertHasTexts } from './validDraft.js';
import { deckColumns } from './toRows.js';

export interface SavedDeck {
  readonly tree: DeckTree;
  /** Maps temporary local ids to new ids. */
  readonly ids: Readonly<Record<string, string>>;
  /** Whether only single cards were sent; the sender already knows the others. */
  readonly isPart: boolean;
}

/**
 * Saves a change in one transaction and increments the version.
 * @throws HttpProblem 403, 404; 409 `stale-version` with the current `version` if the deck was saved since the patch's
 * version; 422 for unknown references and incomplete public decks
 */
export function saveDeck(
  services: Pick<Services, 'database' | 'clock' | 'deckContents' | 'saves' | 'log'>,
  caller: MemberCaller,
  id: string,
  given: DeckPatch,
): Promise<SavedDeck> {
  // A save that waited for the deck's row in the database would keep a connection from all other requests.
  return services.saves.run(id, () => saveNow(services, caller, id, given));
}

async function saveNow(
  { database, clock, deckContents, log }: Pick<Services, 'database' | 'clock' | 'deckContents' | 'log'>,
  caller: MemberCaller,
  id: string,
  given: DeckPatch,
): Promise<SavedDeck> {
  const now = clock();
  const saved = await inTransaction(database, async (trx) => {
    const row = await readDeckRow(trx, id, true);
    if (row?.deck.deleted_at !== null || !canWriteDeck(caller, row.deck)) throw deckRefusal(caller, row?.deck);
    assertCurrent(given.version, row.deck.version);
    // The row is locked, so the content of this version cannot change.
    const before = { ...row, ...(deckContents.content(row.deck) ?? (await readDeckContent(trx, id))) };
    const patch = await storeDesigns(trx, given, before.deck.user_id, now);
    const named = patch.cards === undefined ? patch : { ...patch, categories: [{ cards: patch.cards }] };
    const references = await resolveReferences(trx, named, before.deck.user_id, before);
    const changes = withStoredKeys(before, deckColumns(patch, references));
    const deck = afterChange(before.deck, changes, now);
    if (patch.translations !== undefined) assertHasTexts(deck);
    if (deck.size !== before.deck.size) assertCardSize(deck);
    assertPublishable(deck);
    await updateDeck(trx, id, changes, now);
    const content = await writeContent(trx, { ...before, deck }, patch, references, now);
    assertResolved(references);
    const tree = { deck, author: before.author, categories: content.categories, cards: content.cards };
    if (patch.translations !== undefined || content.isChanged) await writeDeckSearch(trx, id, tree, before);
    return { before, tree, ids: content.ids, isPart: patch.cards !== undefined };
  });
  await deckContents.keepContent(saved.tree);
  // Packed after the transaction, which blocks all other work on the embedded database.
  await notePictures({ database, deckContents, log }, saved.tree);
  await keepVersion(
    { database, deckContents, clock, log },
    { before: saved.before, after: saved.tree, savedBy: caller.id },
  );
  await keepCardStates({ database, log }, { before: saved.before, after: saved.tree });
  return saved;
}

/** A patch changes only the unknown keys that it has, like all others. */
function withStoredKeys<T extends { readonly extra?: Readonly<Record<string, unknown>> }>(
  { deck }: Pick<DeckTree, 'deck'>,
  changes: T,
): T {
  return changes.extra === undefined ? changes : { ...changes, extra: { ...deck.extra, ...changes.extra } };
}

/** Categories and cards as they are after the patch. */
async function writeContent(
  trx: Executor,
  before: DeckTree,
  { categories, cards }: DeckPatch,
  references: References,
  now: Date,
): Promise<Pick<DeckTree, 'categories' | 'cards'> & Pick<SavedDeck, 'ids'> & { readonly isChanged: boolean }> {
  if (categories !== undefined)
    return { ...(await reconcile(trx, before, before.deck, categories, references, now)), isChanged: true };
  const kept = { categories: before.categories, ids: {} };
  if (cards === undefined) return { ...kept, cards: before.cards, isChanged: false };
  return { ...kept, cards: await changeCards(trx, before, cards, references, now), isChanged: true };
}

function assertCurrent(given: number | undefined, version: number): void {
  if (given === undefined || given === version) return;
  throw staleVersion('This deck', version);
}

/** The deck's row as now stored. */
function afterChange(before: DeckRow, changes: Partial<DeckRow>, now: Date): DeckRow {
  const deck = { ...before, ...changes, version: before.version + 1, updated_at: now.toISOString() };
  return { ...deck, listed_at: isListed(deck.status) ? (before.listed_at ?? now.toISOString()) : null };
}
