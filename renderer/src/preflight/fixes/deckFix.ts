/** Keys and indexes from the deck to one of its values: `['categories', 0, 'cards', 2, 'card_number']`. */
export type DeckPath = readonly (string | number)[];

export type DeckValue = string | number | null;

/** Sets one value of a deck. */
export interface SetValue {
  readonly type: 'set';
  readonly path: DeckPath;
  /** The value when the fix was made; null if there was none. */
  readonly before: DeckValue;
  readonly value: DeckValue;
}

/** Removes a card that says the same as another one. */
export interface RemoveCard {
  readonly type: 'remove-card';
  /** The card to remove. */
  readonly path: DeckPath;
  /** The card that stays. */
  readonly sameAs: DeckPath;
}

export type DeckEdit = SetValue | RemoveCard;

/** The verbs of fixes; the studio knows the past tense of each, to say what was done. */
export type FixVerb = 'Close' | 'Complete' | 'Give' | 'Keep' | 'Remove' | 'Renumber' | 'Use' | 'Write';

/** An instruction, such as `Renumber the cards 1–24`. */
export type FixLabel = `${FixVerb} ${string}`;

/** A fix as data. It says what it does and changes nothing else. */
export interface DeckFix {
  readonly label: FixLabel;
  readonly edits: readonly DeckEdit[];
  /** Changes how cards look, so a person has to choose it. */
  readonly isChoice?: boolean;
}
