import { type Inks, inkTotal } from './inks.js';

/**
 * Brings a colour under the limit and keeps its hue. Colours below the limit are unchanged. Above it, the grey part
 * of cyan, magenta and yellow is replaced by as much black (each step removes three shares and adds one), until the
 * limit is met, no grey is left or black is full. If that is not enough, the three colours are reduced in proportion.
 * @param limit total of the shares, at least 1: 2.4 is 240%
 */
export function limitInks(inks: Inks, limit: number): Inks {
  const excess = inkTotal(inks) - limit;
  if (excess <= 0) return inks;
  const [cyan, magenta, yellow, key] = inks;
  const grey = Math.min(cyan, magenta, yellow, 1 - key, excess / 2);
  const factor = shrinking(cyan + magenta + yellow - 3 * grey, limit - key - grey);
  return [(cyan - grey) * factor, (magenta - grey) * factor, (yellow - grey) * factor, key + grey];
}

/** Like `limitInks`, in place, for pixels of four bytes; rounded so that no pixel exceeds the limit. */
export function limitInkBytes(pixels: Uint8Array, limit: number): void {
  const most = Math.floor(limit * 255);
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const cyan = pixels[at] as number;
    const magenta = pixels[at + 1] as number;
    const yellow = pixels[at + 2] as number;
    const key = pixels[at + 3] as number;
    const excess = cyan + magenta + yellow + key - most;
    if (excess <= 0) continue;
    const grey = Math.min(cyan, magenta, yellow, 255 - key, Math.ceil(excess / 2));
    const factor = shrinking(cyan + magenta + yellow - 3 * grey, most - key - grey);
    pixels[at] = Math.floor((cyan - grey) * factor);
    pixels[at + 1] = Math.floor((magenta - grey) * factor);
    pixels[at + 2] = Math.floor((yellow - grey) * factor);
    pixels[at + 3] = key + grey;
  }
}

function shrinking(colors: number, room: number): number {
  return colors > room ? Math.max(0, room) / colors : 1;
}
