interface Matching {
  readonly changed: { readonly length: number };
  readonly unchanged: number;
  readonly removed: readonly { readonly key: string }[];
}

/** Whether most of the deck's cards are missing from the table: it is rather a part of the deck than its new state. */
export function isPartOfDeck({ changed, unchanged, removed }: Matching): boolean {
  return removed.length > changed.length + unchanged;
}

/** The changes that are left out until somebody chooses them: the removal of most of a deck. */
export function leftAtFirst(update: Matching): ReadonlySet<string> {
  return new Set(isPartOfDeck(update) ? update.removed.map(({ key }) => key) : []);
}
