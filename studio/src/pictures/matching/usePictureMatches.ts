import { useMemo, useState } from 'react';
import { allCards } from '../../deck/document/find.js';
import { useDeck } from '../../deck/editor/EditorContext.js';
import { cardsByFile, chosenMatches, type FileChoices } from './chosenMatches.js';
import { matchPictures, type MatchBy, type PictureMatches } from './matchPictures.js';
import { isFileName } from './nameKeys.js';

export interface PictureMatching {
  readonly by: MatchBy;
  readonly matchBy: (by: MatchBy) => void;
  /** The file of each card that gets a picture, after the person's own choices. */
  readonly matches: PictureMatches;
  /** The cards of each file that is used. */
  readonly cards: ReadonlyMap<number, readonly string[]>;
  /** Files that are not used because their cards keep the pictures that they have. */
  readonly spare: ReadonlySet<number>;
  /** The file whose card was chosen last. */
  readonly last: number | undefined;
  readonly choose: (file: number, card: string | null) => void;
  /** Cards that are matched and have a picture already. */
  readonly present: number;
  readonly keepsPresent: boolean;
  readonly keepPresent: (keeps: boolean) => void;
  /** Cards that stay without a picture. */
  readonly without: readonly string[];
}

/**
 * Matches files with the cards of the deck, and keeps what the person changes about it.
 * @param damaged indexes of files that cannot be used
 */
export function usePictureMatches(files: readonly File[], damaged: ReadonlySet<number>): PictureMatching {
  const deck = useDeck((whole) => whole);
  const [by, setBy] = useState<MatchBy>('best');
  const [choices, setChoices] = useState<FileChoices>(new Map());
  const [keepsPresent, keepPresent] = useState(false);
  const found = useMemo(
    () =>
      matchPictures(
        deck,
        // A file without a name belongs to no card.
        files.map(({ name }, index) => (damaged.has(index) ? '' : name)),
        by,
      ),
    [deck, files, damaged, by],
  );
  const pictured = useMemo(
    () => new Set(allCards(deck).flatMap(({ id, illustration }) => (hasPicture(illustration) ? [id] : []))),
    [deck],
  );
  const matches = useMemo(() => {
    const possible = new Map([...choices].filter(([file]) => !damaged.has(file)));
    return chosenMatches(found, possible, (id) => keepsPresent && pictured.has(id));
  }, [found, choices, damaged, keepsPresent, pictured]);
  const cards = useMemo(() => cardsByFile(matches), [matches]);
  const spare = useMemo(() => {
    const isKept = (id: string): boolean => keepsPresent && pictured.has(id) && !matches.has(id);
    const kept = [...cardsByFile(found)].filter(([file, own]) => !choices.has(file) && own.every(isKept));
    return new Set(kept.map(([file]) => file));
  }, [found, matches, choices, keepsPresent, pictured]);
  const without = allCards(deck).flatMap(({ id }) => (matches.has(id) || pictured.has(id) ? [] : [id]));
  const choose = (file: number, card: string | null): void =>
    // The last one stays last.
    setChoices((before) => new Map([...before].filter(([key]) => key !== file)).set(file, card));
  const last = [...choices.keys()].at(-1);
  const matchBy = (next: MatchBy): void => {
    setBy(next);
    setChoices(new Map());
  };
  const present = [...found.keys()].filter((id) => pictured.has(id)).length;
  return { by, matchBy, matches, cards, spare, last, choose, present, keepsPresent, keepPresent, without };
}

/** A name in a column is not a picture: it says which file to use. */
function hasPicture(illustration: string | null): boolean {
  return illustration !== null && illustration !== '' && (illustration.startsWith('/') || !isFileName(illustration));
}
