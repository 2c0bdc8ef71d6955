import type { Seeded } from './seeded.js';

/**
 * Draws art as SVG in the tokens of the colour scheme.
 * @param family the same for all cards of a category: what is drawn
 * @param own for this card alone: how it is drawn
 */
export type ArtGenerator = (family: Seeded, own: Seeded, subject: ArtSubject) => string;

/** What art is drawn for. The same identities give the same art. */
export interface ArtSubject {
  /** The identity of the category, which decides what is drawn. */
  readonly category: string;
  /** The identity of the card, which decides how it is drawn. */
  readonly card: string;
  /** The card's number, for playing cards. */
  readonly number?: string;
  /** The name of the category's icon, for playing cards. */
  readonly icon?: string;
}
