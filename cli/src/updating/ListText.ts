/** The text of a list of cards: what each card takes, and what surrounds them. */
export interface ListText {
  readonly from: number;
  readonly to: number;
  readonly entries: readonly string[];
  readonly write: (entries: readonly string[]) => string;
}
