import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '@cardwright/renderer';
import { expect } from 'vitest';
import { runMain } from '../../testing/runCli.js';
import { temporaryFolder } from '../../testing/temporaryFolder.js';

/** Imports a table as its owner would. */
export async function importTable(name: string, content: string | Uint8Array, ...flags: string[]) {
  const folder = temporaryFolder({ [name]: content });
  const out = join(folder, 'deck.json');
  const { code, stdout, stderr } = await runMain('import', join(folder, name), '--out', out, '--json', ...flags);
  const summary = JSON.parse(stdout) as {
    columns: Record<string, string>;
    problems: { code: string; severity: string; path: string; message: string; place?: object }[];
  };
  const unshown = summary.problems.filter(({ code: found }) => found === 'card.field_unshown');
  const unknown = summary.problems.filter(({ code: found }) => found === 'table.unknown_columns');
  summary.problems = summary.problems.filter((problem) => !unshown.includes(problem) && !unknown.includes(problem));
  if (code !== 0) throw new Error(stdout + stderr);
  const deck = JSON.parse(readFileSync(out, 'utf8')) as DeckFile;
  const check = await runMain('check', out, '--json', '--lang', deck.default_language);
  expect(JSON.parse(check.stdout)).toMatchObject({ problems: [] });
  return { deck, summary, unshown, unknown, cards: deck.categories.flatMap(({ cards }) => cards) };
}
