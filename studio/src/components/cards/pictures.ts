import lantern from './lantern.webp';
import mosswarden from './mosswarden.webp';
import naps from './naps.webp';
import noticing from './noticing.webp';
import octopus from './octopus.webp';

/** Cards of official decks, to lay beside texts. Decorative. */
export const PICTURES = [mosswarden, noticing, octopus, lantern, naps] as const;

/** The pictures for the entry at a place in the list: neighbours differ. */
export function picturesAt(index: number): readonly string[] {
  return [0, 1].map((offset) => PICTURES[(index * 2 + offset + 1) % PICTURES.length] ?? mosswarden);
}
