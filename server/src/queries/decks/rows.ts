import type { Card, Category, Deck } from '@cardwright/renderer';

/** Texts in one language; may contain unknown keys. */
export type Texts = Readonly<Record<string, unknown>>;

/** Only the keys that a schema names, which are the columns of its table. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
type Columns<T> = Readonly<Omit<Named<T>, 'id' | 'user_id' | 'category_id' | 'categories' | 'cards'>>;

/** Rows as PostgreSQL prints them in JSON. Times are ISO 8601 strings. */
interface Row {
  readonly id: string;
  /** Unknown keys, which are preserved. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly updated_at: string;
}

export type DeckStatus = Deck['status'];

export interface DeckRow extends Row, Columns<Deck> {
  readonly user_id: string | null;
  readonly version: number;
  readonly listed_at: string | null;
  readonly deleted_at: string | null;
}

export interface CategoryRow extends Row, Columns<Category> {
  readonly deck_id: string;
}

export interface CardRow extends Row, Columns<Card> {
  readonly deck_id: string;
  readonly category_id: string;
}

/** The public data of a deck's author. */
export interface AuthorRow {
  readonly id: string;
  readonly display_name: string;
  readonly avatar_url: string | null;
}

/** A deck's content, in order. Rows are never mutated, only replaced, so results derived from one can be cached. */
export interface DeckContent {
  readonly categories: readonly CategoryRow[];
  readonly cards: readonly CardRow[];
}

/** A deck with all its rows, read by a single statement and therefore consistent. */
export interface DeckTree extends DeckContent {
  readonly deck: DeckRow;
  readonly author: AuthorRow | null;
}

type Written<T> = Omit<T, 'created_at' | 'updated_at'>;
export type WrittenDeck = Omit<Written<DeckRow>, 'version' | 'deleted_at' | 'listed_at' | 'id'> & {
  readonly id?: string;
};
export type WrittenCategory = Written<CategoryRow>;
export type WrittenCard = Written<CardRow>;
