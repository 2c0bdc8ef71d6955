import type { Card, Category, Deck } from '@cardwright/renderer';

/** The type with other types for some of its keys; unlike Omit it keeps the keys of types with an index signature. */
type With<T, Changes> = { [Key in keyof T as Key extends keyof Changes ? never : Key]: T[Key] } & Changes;

/** A card under edit. New ones have an id of their own from the start, which the server keeps. */
export type DeckCard = With<Card, { id: string }>;
export type DeckCategory = With<Category, { id: string; cards: DeckCard[] }>;
export type DeckDocument = With<Deck, { id: string; categories: DeckCategory[] }>;

/** What stands in front of a deck: saved; changed since; on its way; just refused. */
export type SaveState = 'saved' | 'dirty' | 'saving' | 'error';

/** Changes a draft of the deck in place, or returns the deck to have instead. The files in commands/ make them. */
export type Recipe = (deck: DeckDocument) => DeckDocument | undefined;

export interface Step {
  /** For the undo tooltip: “Undo move card”. */
  readonly label: string;
  /** Steps in a row with the same key are one gesture: typing in one field, dragging one slider. */
  readonly gesture?: string;
}

export type TextOwner = 'deck' | 'category' | 'card';
