import type { PictureMatches } from './matchPictures.js';

/** The card that somebody chose for a file, by the file's index; null uses the file for no card. */
export type FileChoices = ReadonlyMap<number, string | null>;

/** Matches after somebody's own choices: a chosen card has only this file, and a file only the chosen card. */
export function chosenMatches(
  matches: PictureMatches,
  choices: FileChoices,
  isKept: (cardId: string) => boolean,
): PictureMatches {
  const settled = new Map([...matches].filter(([card, file]) => !choices.has(file) && !isKept(card)));
  for (const [file, card] of choices) if (card !== null) settled.set(card, file);
  return settled;
}

/** The cards of each file, in the order of the matches. */
export function cardsByFile(matches: PictureMatches): ReadonlyMap<number, readonly string[]> {
  const cards = new Map<number, string[]>();
  for (const [card, file] of matches) cards.set(file, [...(cards.get(file) ?? []), card]);
  return cards;
}
