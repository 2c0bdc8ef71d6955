import type { Card, Category, Deck } from '@cardwright/renderer';
import type { Recipe as RecipeFor } from '../../editing/types.js';

/** The type with other types for some of its keys; unlike Omit it keeps the keys of types with an index signature. */
type With<T, Changes> = { [Key in keyof T as Key extends keyof Changes ? never : Key]: T[Key] } & Changes;

/** A card under edit. New ones have an id of their own from the start, which the server keeps. */
export type DeckCard = With<Card, { id: string }>;
export type DeckCategory = With<Category, { id: string; cards: DeckCard[] }>;
export type DeckDocument = With<Deck, { id: string; categories: DeckCategory[] }>;

/** Changes a draft of a deck in place, or returns the deck to have instead. The files in commands/ make them. */
export type Recipe = RecipeFor<DeckDocument>;

export type TextOwner = 'deck' | 'category' | 'card';
