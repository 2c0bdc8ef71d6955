import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OfficialCatalogue } from '../../plan/catalogue.js';
import { type ColorScheme, type DeckFile, parseDeckFile } from '../../schema/index.js';
import { SCHEME } from '../../testing/renderFixture.js';
import { collectDesigns } from './collectDesigns.js';

const OWN: ColorScheme = { ...SCHEME, name: 'Mine' };

function deck(fields: object): DeckFile {
  const parsed = parseDeckFile({ title: 'Mine', categories: [], ...fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const OFFICIAL: OfficialCatalogue = {
  templates: [],
  colorSchemes: [SCHEME],
  colorSchemeFor: () => undefined,
};

describe('The designs of a deck', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'designs-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('include its own colour scheme, even with the id of an official one', async () => {
    await writeFile(join(folder, 'mine.json'), JSON.stringify(OWN));
    const { deck: read, catalogue } = await collectDesigns(deck({ color_scheme: 'mine.json' }), folder, OFFICIAL);
    expect(read.color_scheme_id).toBe(SCHEME.id);
    expect(catalogue.colorSchemes.map(({ name }) => name)).toEqual(['Mine']);
  });

  it('refuse a colour scheme among the templates, and say where it belongs', async () => {
    await mkdir(join(folder, 'templates'));
    await writeFile(join(folder, 'templates/mine.json'), JSON.stringify(OWN));
    await expect(collectDesigns(deck({}), folder, OFFICIAL)).rejects.toMatchObject({
      message: 'templates/mine.json is a colour scheme, not a template.',
      fix: expect.stringContaining('Move it out of templates/') as string,
    });
  });
});
