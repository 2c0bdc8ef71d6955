/** Columns and rows in which the opacity of a picture is sampled. */
export const OPACITY_GRID = 16;
/** Below it, a pixel counts as transparent: scaling rounds. */
const OPAQUE = 250;

/**
 * Where a picture is opaque, if parts of it are transparent.
 * @param alpha of the picture scaled to the grid, row by row, 0 to 255
 * @returns for each cell of the grid 1 or 0; undefined for a picture without transparent parts
 */
export function opaqueParts(alpha: ArrayLike<number>): string | undefined {
  const cells = Array.from(alpha, (value) => (value < OPAQUE ? '0' : '1')).join('');
  return cells.includes('0') ? cells : undefined;
}

/** @param x from the left edge of the picture, 0, to its right, 1; `y` downwards */
export function isOpaqueAt(parts: string, x: number, y: number): boolean {
  const [column = 0, row = 0] = [x, y].map((each) => Math.min(Math.floor(each * OPACITY_GRID), OPACITY_GRID - 1));
  return parts[row * OPACITY_GRID + column] === '1';
}
