import type { DeckPath, DeckValue } from '@cardwright/renderer';

/** A fix that was applied. */
export interface AppliedFix {
  readonly code: string;
  readonly label: string;
  /** Positions in the deck as it was at that time. */
  readonly cards: readonly number[];
}

/** One value of the deck's file; its path is the deck's, before anything was removed. */
export interface ValueChange {
  readonly path: DeckPath;
  readonly before: DeckValue;
  readonly value: DeckValue;
}

/** Everything that fixes change, in terms of the deck that was read. */
export interface FixPlan {
  readonly applied: readonly AppliedFix[];
  readonly changes: readonly ValueChange[];
  readonly removed: readonly DeckPath[];
}
