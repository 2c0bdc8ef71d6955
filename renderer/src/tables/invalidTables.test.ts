import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CardwrightError, type Problem } from '../errors.js';
import { parseDeckFile } from '../schema/index.js';
import { describe, expect, it } from 'vitest';
import { addCards } from './addCards.js';
import { readTable } from './readTable.js';

const FOLDER = new URL('../../../fixtures/invalid/tables/', import.meta.url);

interface Outcome {
  readonly outcome: 'refused' | 'warned';
  readonly problems: readonly Problem[];
}

async function outcomeOf(file: string): Promise<Outcome> {
  try {
    const added = addCards({}, await readTable(readFileSync(new URL(file, FOLDER)), file));
    const parsed = added.place(parseDeckFile(added.deck));
    const problems = [...added.problems, ...(parsed.ok ? parsed.warnings : parsed.problems)];
    const isRefused = problems.some(({ severity }) => severity === 'error');
    return { outcome: isRefused ? 'refused' : 'warned', problems };
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    const { code, path, message, fix } = error;
    return {
      outcome: 'refused',
      problems: [{ code, severity: 'error', path, message, ...(fix !== undefined && { fix }) }],
    };
  }
}

describe('invalid tables give exactly the expected problems (UPDATE=1 rewrites them)', () => {
  const files = readdirSync(FOLDER).filter((file) => !file.endsWith('.expected.json'));

  it.each(files)('%s', async (file) => {
    const outcome = await outcomeOf(file);
    const place = new URL(`${file}.expected.json`, FOLDER);
    if (process.env.UPDATE === '1') writeFileSync(place, `${JSON.stringify(outcome, undefined, 2)}\n`);
    expect(outcome).toEqual(JSON.parse(readFileSync(place, 'utf8')));
  });
});
