import { optionFailure } from '../atOption.js';
import type { DistinctFace } from '../faces/planFaces.js';
import { nameFromPattern } from './namePattern.js';

export interface NamingOptions {
  /** e.g. `{number}-{title}-{side}`; undefined for the default. */
  readonly pattern?: string | undefined;
  readonly extension: string;
  /** All faces that become files, so that their names can be made unique. */
  readonly faces: readonly DistinctFace[];
  /** Number of cards in the deck: card numbers have as many digits as the last one, but at least three. */
  readonly deckSize: number;
}

/**
 * A unique, reproducible file name for every face: `007-lamp-front.png`; `back.png` for the only face of a side; one
 * folder per language when there are several. @throws CardwrightError at `options.name` for an invalid pattern
 */
export function fileNames({ pattern, extension, faces, deckSize }: NamingOptions): ReadonlyMap<DistinctFace, string> {
  const languages = new Set(faces.flatMap(({ cards }) => cards.map(({ language }) => language)));
  const sides = new Set(faces.map(({ side }) => side));
  const digits = Math.max(3, String(deckSize).length);
  const taken = new Set<string>();
  return new Map(
    faces.map((face) => {
      const chosen =
        pattern === undefined ? defaultPattern(face, faces, languages.size) : completePattern(pattern, sides.size);
      return [face, `${unique(nameFromPattern(chosen, face, digits), taken)}.${extension}`];
    }),
  );
}

function defaultPattern(face: DistinctFace, faces: readonly DistinctFace[], languages: number): string {
  const ofItsLanguages = new Set(face.cards.map(({ language }) => language));
  const folder = languages > 1 && ofItsLanguages.size === 1 ? '{lang}/' : '';
  const rivals = faces.filter(
    ({ side, cards }) =>
      side === face.side && (folder === '' || cards.some(({ language }) => ofItsLanguages.has(language))),
  );
  const isShared = face.cards.length > 1;
  return isShared && rivals.length === 1 ? `${folder}{side}` : `${folder}{number}-{title}-{side}`;
}

/** Adds the side to the pattern if necessary, so that the back does not overwrite the front. */
function completePattern(pattern: string, sides: number): string {
  if (pattern.trim() === '') throw optionFailure('options.name', 'The pattern is empty.');
  return sides > 1 && !pattern.includes('{side}') ? `${pattern}-{side}` : pattern;
}

/** Compares names without case, because some file systems treat `Lamp` and `lamp` as the same file. */
function unique(name: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    const key = candidate.toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    return candidate;
  }
}
