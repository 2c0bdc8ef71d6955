/** Texts in one language; may contain unknown keys. */
export type Texts = Readonly<Record<string, unknown>>;

/** Rows as PostgreSQL prints them in JSON. Times are ISO 8601 strings. */
interface Row {
  readonly id: string;
  readonly icon: string | null;
  readonly illustration: string | null;
  readonly front_template_id: string | null;
  readonly back_template_id: string | null;
  readonly translations: Readonly<Record<string, Texts>>;
  /** Unknown keys, which are preserved. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly updated_at: string;
}

export type DeckStatus = 'draft' | 'published' | 'early-access' | 'unlisted';

export interface DeckRow extends Row {
  readonly user_id: string | null;
  readonly world_id: string | null;
  readonly default_language: string;
  readonly color_scheme_id: string | null;
  readonly primary_color_key: string;
  readonly status: DeckStatus;
  readonly ai_image_style: string;
  readonly copyright_info: string | null;
  readonly version: number;
  readonly listed_at: string | null;
  readonly deleted_at: string | null;
}

export interface CategoryRow extends Row {
  readonly deck_id: string;
  readonly position: string;
}

export interface CardRow extends Row {
  readonly deck_id: string;
  readonly category_id: string;
  readonly position: string;
  readonly primary_color_key: string | null;
  readonly card_number: string | null;
  readonly attribution: string | null;
  readonly copies: number;
  readonly fields: Readonly<Record<string, string | number>>;
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
