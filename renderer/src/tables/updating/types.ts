import type { Problem } from '../../errors.js';
import type { FieldLabels } from '../../schema/deck/fieldLabels.js';
import type { Card, Category } from '../../schema/index.js';

/** One value that differs. */
export interface FieldChange {
  /** As a heading names it: `title`, `title:de`, `field:cost`, `category`. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

interface Entry {
  /** Tells the entries of an update apart, so that some can be left out. */
  readonly key: string;
  /** The card's title in the deck's language. */
  readonly title: string;
  readonly category: string;
}

export interface AddedCard extends Entry {
  readonly card: Card;
  /** Index in `DeckUpdate.categories`. */
  readonly home: number;
  readonly row: number;
}

export interface ChangedCard extends Entry {
  /** Position in the deck, from 0, over all categories. */
  readonly index: number;
  readonly card: Card;
  readonly changes: readonly FieldChange[];
  /** Index in `DeckUpdate.categories`, if the table puts the card into another category. */
  readonly home?: number;
}

export interface RemovedCard extends Entry {
  readonly index: number;
}

/** What a table would change in a deck. Nothing is changed yet. */
export interface DeckUpdate {
  /** The categories of the deck, then those that the table adds, all without cards. */
  readonly categories: readonly Category[];
  readonly added: readonly AddedCard[];
  readonly changed: readonly ChangedCard[];
  readonly removed: readonly RemovedCard[];
  readonly unchanged: number;
  /** The row of each card of the deck, by its position; undefined for a card that is not in the table. */
  readonly rows: readonly (number | undefined)[];
  /** Labels of custom fields, as the table's headings have them. */
  readonly labels: FieldLabels;
  /** The field by which rows and cards were matched, and the fields to choose from. */
  readonly by: string;
  readonly fields: readonly string[];
  /** If there is an error among them, the update must not be applied. */
  readonly problems: readonly Problem[];
}
