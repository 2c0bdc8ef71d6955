import { randomUUID } from 'node:crypto';
import { TEMPORARY_ID_KEYS, withArtSeed, type Card, type Category, type Deck } from '@cardwright/renderer';
import { HttpProblem, invalid, type FieldError } from '../../errors.js';
import type { CardRow, DeckContent, WrittenCard, WrittenCategory } from '../../queries/decks/rows.js';
import {
  deleteCards,
  deleteCategories,
  takenIds,
  upsertCards,
  upsertCategories,
} from '../../queries/decks/writeDeck.js';
import { mapInPortions } from '../../mapInPortions.js';
import type { Executor } from '../../queries/executor.js';
import type { References } from './resolveReferences.js';
import { isSameJson } from './isSameJson.js';
import { isUnchangedCard } from './isUnchangedCard.js';
import { cardRow, categoryRow } from './toRows.js';

interface Reconciled extends DeckContent {
  /** Maps temporary local ids (or ids of other decks) to the new ids. */
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * Makes the stored categories and cards match the input: updates rows with an id, creates rows without one and deletes
 * absent rows. Writes only rows that differ. Keeps an id unknown to this deck if it is free (the editor undid a
 * deletion), and replaces it if another deck has it. The art that designs generate stays the same under a new id.
 */
export async function reconcile(
  executor: Executor,
  before: DeckContent,
  { id: deckId, default_language: language }: Pick<Deck, 'default_language'> & { readonly id: string },
  categories: readonly Category[],
  references: References,
  now: Date,
): Promise<Reconciled> {
  const ids: Record<string, string> = {};
  const categoryIds = await chooseIds(executor, 'app.categories', categories, before.categories, ids);
  const cards = categories.flatMap((category) => category.cards);
  const cardIds = await chooseIds(executor, 'app.cards', cards, before.cards, ids);

  const seeded = <T extends Card | Category>(entity: T, id: string): T =>
    entity.id === id ? entity : withArtSeed(entity, language);
  const categoryRows = categories.map((category, index) => {
    const id = categoryIds.get(category) ?? '';
    return categoryRow(seeded(category, id), id, deckId, references, `categories[${index}].`);
  });
  const knownCards = new Map(before.cards.map((row) => [row.id, row]));
  const places = categories.flatMap((category, index) => category.cards.map((card, at) => ({ card, index, at })));
  const cardRows = await mapInPortions(places, ({ card, index, at }) => {
    const place = categoryRows[index] as WrittenCategory;
    const id = cardIds.get(card) ?? '';
    const row = knownCards.get(id);
    if (row !== undefined && isUnchangedCard(card, place.id, row, references)) return row;
    return cardRow(seeded(card, id), id, place, references, `categories[${index}].cards[${at}].`);
  });
  const stored = {
    categories: await write(executor, before.categories, categoryRows, upsertCategories, now),
    cards: await write(executor, before.cards, cardRows, upsertCards, now),
  };
  // Last, because cards may have moved out of a deleted category.
  await deleteCards(executor, deckId, absent(before.cards, cardRows));
  await deleteCategories(executor, deckId, absent(before.categories, categoryRows));
  return { ...stored, ids };
}

/** Chooses an id for every entity, and records in `ids` what replaces temporary ones. */
async function chooseIds<T extends Card | Category>(
  executor: Executor,
  table: 'app.categories' | 'app.cards',
  entities: readonly T[],
  before: readonly { id: string }[],
  ids: Record<string, string>,
): Promise<Map<T, string>> {
  const own = new Set(before.map(({ id }) => id));
  const foreign = entities.flatMap(({ id }) => (id === undefined || own.has(id) ? [] : [id]));
  const taken = await takenIds(executor, table, foreign);
  return new Map(
    entities.map((entity) => {
      const { id } = entity;
      if (id !== undefined && !taken.has(id)) return [entity, id];
      const made = randomUUID();
      const temporary = id ?? TEMPORARY_ID_KEYS.map((key) => entity[key]).find((value) => typeof value === 'string');
      if (typeof temporary === 'string') ids[temporary] = made;
      return [entity, made];
    }),
  );
}

type Stored<T> = T & { readonly created_at: string; readonly updated_at: string };

/**
 * Changes single cards, which keep their positions.
 * @returns all cards as now stored
 * @throws HttpProblem 422 for a card that is not in the deck
 */
export async function changeCards(
  executor: Executor,
  before: DeckContent,
  cards: readonly Card[],
  references: References,
  now: Date,
): Promise<readonly CardRow[]> {
  const known = new Map(before.cards.map((row) => [row.id, row]));
  const rows = await mapInPortions(cards, (card, index) => {
    const old = known.get(card.id ?? '');
    if (old === undefined) throw invalid([unknownCard(index)]);
    const place = { id: old.category_id, deck_id: old.deck_id };
    return cardRow({ ...card, position: old.position }, old.id, place, references, `cards[${index}].`);
  });
  const olds = rows.flatMap(({ id }) => known.get(id) ?? []);
  const written = new Map((await write(executor, olds, rows, upsertCards, now)).map((row) => [row.id, row]));
  return before.cards.map((row) => written.get(row.id) ?? row);
}

const unknownCard = (index: number): FieldError => ({
  path: `cards[${index}].id`,
  message: 'This card is not, or no longer, in the deck.',
  fix: 'Send the whole content as `categories`.',
});

/** Writes the rows that differ from the stored ones. @returns all rows as now stored */
async function write<T extends WrittenCard | WrittenCategory>(
  executor: Executor,
  before: readonly Stored<T>[],
  rows: readonly T[],
  upsert: (executor: Executor, rows: readonly T[], now: Date) => Promise<number>,
  now: Date,
): Promise<Stored<T>[]> {
  const known = new Map(before.map((row) => [row.id, row]));
  const differs = await mapInPortions(rows, (row) => isChanged(row, known.get(row.id)));
  const changed = rows.filter((_, index) => differs[index]);
  const count = await upsert(executor, changed, now);
  // Another save took one of the ids in between, so nothing is written and the caller must reload.
  if (count !== changed.length) throw new HttpProblem('conflict', 'Someone else saved at the same time. Try again.');
  const time = now.toISOString();
  return mapInPortions(rows, (row, index) => {
    const old = known.get(row.id);
    if (old !== undefined && differs[index] === false) return old;
    return { ...row, created_at: old?.created_at ?? time, updated_at: time };
  });
}

function isChanged<T extends object>(row: T, stored: Stored<T> | undefined): boolean {
  if (stored === undefined) return true;
  if (row === stored) return false;
  return (Object.keys(row) as (keyof T)[]).some((key) => !isSameJson(row[key], stored[key]));
}

function absent(before: readonly { id: string }[], rows: readonly { id: string }[]): string[] {
  const present = new Set(rows.map(({ id }) => id));
  return before.filter(({ id }) => !present.has(id)).map(({ id }) => id);
}
