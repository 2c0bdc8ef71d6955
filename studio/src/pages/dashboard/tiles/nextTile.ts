export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The nearest element in a direction: by order sideways, by position up and down. */
export function nextTile<T extends Pick<HTMLElement, 'getBoundingClientRect'>>(
  tiles: readonly T[],
  from: T,
  direction: Direction,
): T | undefined {
  const index = tiles.indexOf(from);
  switch (direction) {
    case 'left':
      return tiles[Math.max(0, index - 1)];
    case 'right':
      return tiles[index + 1];
    case 'first':
      return tiles[0];
    case 'last':
      return tiles.at(-1);
    case 'up':
      return nearestInRow(tiles.slice(0, index).toReversed(), from);
    case 'down':
      return nearestInRow(tiles.slice(index + 1), from);
  }
}

/** In the first row other than the element's own, the element whose left edge is nearest. */
function nearestInRow<T extends Pick<HTMLElement, 'getBoundingClientRect'>>(
  tiles: readonly T[],
  from: T,
): T | undefined {
  const { top, left } = from.getBoundingClientRect();
  const others = tiles.map((tile) => ({ tile, place: tile.getBoundingClientRect() }));
  const row = others.find(({ place }) => Math.abs(place.top - top) > 1)?.place.top;
  if (row === undefined) return undefined;
  return others
    .filter(({ place }) => Math.abs(place.top - row) <= 1)
    .reduce((best, other) => (Math.abs(other.place.left - left) < Math.abs(best.place.left - left) ? other : best))
    .tile;
}
