import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeckFile, Parsed, Problem } from '@cardwright/renderer';
import { CardwrightError, parseDeckFile, parseJson, parseYaml, withPlaces } from '@cardwright/renderer';
import { UnreachableError } from '../exitCode.js';
import { readFileBytes } from '../files/readFileBytes.js';
import { addCards } from '../tables/addCards.js';
import { readTable } from '../tables/readTable.js';

const DECK_FILES = ['deck.yaml', 'deck.yml', 'deck.json'];
const TABLE = /^cards\.(csv|tsv|xlsx|ods)$/i;

/**
 * A deck folder: deck.yaml with the deck's own fields and categories, cards.csv (or tsv, xlsx, ods) with a row a card.
 * Cards that stand in deck.yaml itself come before those of the table.
 */
export async function readDeckFolder(folder: string): Promise<Parsed<DeckFile>> {
  const names = await readdir(folder);
  const deckName = DECK_FILES.find((name) => names.includes(name));
  const tables = names.filter((name) => TABLE.test(name)).sort();
  if (deckName === undefined) {
    throw new UnreachableError(
      `${folder} is no deck folder: it has no deck.yaml. Start one with: cardwright init ${folder}`,
    );
  }
  if (tables.length > 1) {
    throw new CardwrightError('deck.two_tables', `${folder} has more than one table of cards: ${tables.join(', ')}.`, {
      path: folder,
      fix: 'Keep one of them and rename the others.',
    });
  }
  const bytes = await readFileBytes(join(folder, deckName));
  const document = deckName.endsWith('.json') ? parseJson(bytes, deckName) : parseYaml(bytes, deckName);
  if (!document.ok) return document;
  const [table] = tables;
  if (table === undefined) return withPlaces(parseDeckFile(document.value.value), document.value);
  const added = addCards(document.value.value, await readTable(await readFileBytes(join(folder, table)), table));
  const parsed = withPlaces(added.place(parseDeckFile(added.deck)), document.value);
  return withWarnings(parsed, added.problems);
}

/** Problems of the table's rows join those of the deck: errors make the whole unusable, warnings ride along. */
function withWarnings(parsed: Parsed<DeckFile>, problems: readonly Problem[]): Parsed<DeckFile> {
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  if (parsed.ok && hasErrors) return { ok: false, problems: [...problems, ...parsed.warnings] };
  if (parsed.ok) return { ...parsed, warnings: [...problems, ...parsed.warnings] };
  return { ok: false, problems: [...problems, ...parsed.problems] };
}
