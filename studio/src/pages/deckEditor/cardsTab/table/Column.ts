import type { DeckCard, Recipe } from '../../../../deck/document/types.js';

/** A table column: one field of every card. */
export interface Column {
  readonly id: string;
  readonly label: string;
  /** CSS pixels. */
  readonly width: number;
  /** A text that exists once for each language. */
  readonly isTranslated: boolean;
  /** The choices; other texts may be entered as well. */
  readonly options?: (language: string) => readonly string[];
  readonly read: (card: DeckCard, language: string) => string;
  /** @returns the step, or why the field cannot hold the text */
  readonly write: (id: string, text: string, language: string) => Recipe | CellFault;
}

export interface CellFault {
  readonly fault: string;
}
