const DECK_FILES = ['deck.yaml', 'deck.yml', 'deck.json'];
const CARDS = /^cards\.(csv|tsv|xlsx|ods)$/i;

/** The deck file of a folder. @param names of all its files */
export function deckFileOf(names: readonly string[]): string | undefined {
  return deckFilesOf(names)[0];
}

/** All files of a folder that could be its deck file; the first one is. @param names of all its files */
export function deckFilesOf(names: readonly string[]): readonly string[] {
  return DECK_FILES.filter((name) => names.includes(name));
}

/** The tables of cards in a folder; a deck has at most one. @param names of all its files */
export function cardTablesOf(names: readonly string[]): readonly string[] {
  return names.filter((name) => CARDS.test(name));
}
