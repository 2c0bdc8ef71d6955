/** How many different cards a deck has, without their copies. */
export function countCards({
  categories,
}: {
  readonly categories: readonly { readonly cards: readonly unknown[] }[];
}): number {
  return categories.reduce((sum, { cards }) => sum + cards.length, 0);
}
