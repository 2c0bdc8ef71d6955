import type { DeckPath, Finding } from '@cardwright/renderer';
import type { LoadedDeck } from '@cardwright/renderer/production';
import { cardPath, pathInFiles, readDeckFiles, type DeckFiles } from '../deckFiles.js';

/** A line of one of the deck's files. */
export interface LineOfFile {
  readonly file: string;
  readonly line: number;
}

/** Where the files say what a finding is about: the line of its first card, else the beginning of the deck file. */
export type Places = (finding: Pick<Finding, 'card'>) => LineOfFile;

/** The places in a deck's files; undefined for a deck on a server, or if the files changed during the check. */
export async function readPlaces({ deck, source }: Pick<LoadedDeck, 'deck' | 'source'>): Promise<Places | undefined> {
  const files = await readDeckFiles(source).catch(() => undefined);
  if (files === undefined) return undefined;
  const paths = deck.categories.flatMap(({ cards }, at) => cards.map((_, card) => ['categories', at, 'cards', card]));
  const lines = linesOf(paths, files);
  const start = { file: files.document?.file ?? files.table?.file ?? source, line: 1 };
  return ({ card }) => lines[(card?.number ?? 0) - 1] ?? start;
}

/** Cards that are not in the table are in the document. */
function linesOf(paths: readonly DeckPath[], files: DeckFiles): readonly (LineOfFile | undefined)[] {
  const { document, deck, placeOf } = files;
  const written = paths.map((path) => pathInFiles(deck, path));
  const inDocument = document?.locate(written) ?? [];
  return written.map((path, index) => {
    const cell = placeOf(cardPath(path));
    if (cell?.line !== undefined && cell.file !== undefined) return { file: cell.file, line: cell.line };
    const line = inDocument[index]?.line;
    return document === undefined || line === undefined ? undefined : { file: document.file, line };
  });
}
