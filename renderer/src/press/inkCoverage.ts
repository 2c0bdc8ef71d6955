/** How much ink a picture needs. */
export interface InkCoverage {
  /** The most ink of a pixel, in percent. */
  readonly most: number;
  /** The share of pixels above the limit, 0 … 1. */
  readonly above: number;
  /** One byte per pixel: 1 where it is above the limit. */
  readonly map: Uint8Array;
}

/** @param pixels CMYK, four bytes each @param limit in percent */
export function inkCoverage(pixels: Uint8Array, limit: number): InkCoverage {
  const map = new Uint8Array(pixels.length / 4);
  const allowed = Math.round(limit * 2.55);
  let most = 0;
  let above = 0;
  for (let index = 0, at = 0; index < map.length; index++, at += 4) {
    const [cyan = 0, magenta = 0, yellow = 0, key = 0] = pixels.subarray(at, at + 4);
    const total = cyan + magenta + yellow + key;
    if (total > most) most = total;
    if (total <= allowed) continue;
    map[index] = 1;
    above++;
  }
  return { most: most / 2.55, above: map.length === 0 ? 0 : above / map.length, map };
}
