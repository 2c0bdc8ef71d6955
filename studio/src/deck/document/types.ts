import type { Card, Category, Deck } from '@cardwright/renderer';
import type { Recipe as RecipeFor } from '../../editing/types.js';

/** Replaces the types of some keys; unlike Omit, it keeps index signatures intact. */
type With<T, Changes> = { [Key in keyof T as Key extends keyof Changes ? never : Key]: T[Key] } & Changes;

/** A card being edited. New cards get their own id at once, and the server keeps it. */
export type DeckCard = With<Card, { id: string }>;
export type DeckCategory = With<Category, { id: string; cards: DeckCard[] }>;
export type DeckDocument = With<Deck, { id: string; categories: DeckCategory[] }>;

/** Changes a draft of a deck in place, or returns its replacement. The files in commands/ create these. */
export type Recipe = RecipeFor<DeckDocument>;

export type TextOwner = 'deck' | 'category' | 'card';
