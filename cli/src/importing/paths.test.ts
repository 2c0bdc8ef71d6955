import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

/** Imports a table that names a picture as spreadsheets from Windows do. */
async function importPicture(...flags: string[]) {
  const folder = temporaryFolder({ 'cards.csv': 'title,image\nLamp,art\\lamp.svg\n', 'art/lamp.svg': SVG });
  const out = join(folder, 'deck.json');
  const { code, stdout } = await runMain('import', join(folder, 'cards.csv'), '--out', out, '--json', ...flags);
  const { categories } = JSON.parse(readFileSync(out, 'utf8')) as DeckFile;
  const { problems } = JSON.parse(stdout) as { problems: { code: string }[] };
  return { code, picture: categories[0]?.cards[0]?.illustration, codes: problems.map(({ code: found }) => found) };
}

describe('a picture whose name is stored in decomposed Unicode, as on a Mac', () => {
  it.each([[], ['--embed']])('is found with %j', async (...flags) => {
    const name = 'Größe.svg';
    const folder = temporaryFolder({ 'cards.csv': `title,image\nLamp,${name}\n`, [name.normalize('NFD')]: SVG });
    const { code, stderr } = await runMain(
      'import',
      join(folder, 'cards.csv'),
      '--out',
      join(folder, 'deck.json'),
      ...flags,
    );
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('There is no picture')]);
    const check = await runMain('check', join(folder, 'deck.json'));
    expect([check.code, check.stdout]).toEqual([0, expect.not.stringContaining('cannot be shown')]);
  });
});

describe('a picture that does not exist', () => {
  it('is reported at its cell, with the file that is near', async () => {
    const folder = temporaryFolder({ 'cards.csv': 'title,image\nLamp,images/lamp.svg\n', 'Images/Lamp.SVG': SVG });
    const out = join(folder, 'deck.json');
    const { code, stdout } = await runMain('import', join(folder, 'cards.csv'), '--out', out, '--json');
    const { problems } = JSON.parse(stdout) as { problems: { code: string }[] };
    const fix = 'Correct the path: there is Images/Lamp.SVG.';
    expect(code).toBe(0);
    expect(problems.filter((problem) => problem.code === 'image.not_found')).toMatchObject([
      { fix, place: { line: 2, column: 2 } },
    ]);
    expect((await runMain('check', out)).stdout).toContain(fix);
  });

  it('is reported at its line in a deck file', async () => {
    const deck = JSON.stringify({ categories: [{ cards: [{ illustration: 'lamp.svg' }] }] }, null, 1);
    const folder = temporaryFolder({ 'deck.json': deck });
    const { stderr } = await runMain('import', join(folder, 'deck.json'));
    expect(stderr).toMatch(/deck\.json:6:\d+ .*There is no picture lamp\.svg yet\./);
  });
});

describe('pictures with backslashes in their paths', () => {
  it('are found, and written with slashes', async () => {
    const { code, picture, codes } = await importPicture();
    expect([code, picture]).toEqual([0, 'art/lamp.svg']);
    expect(codes).not.toContain('image.not_found');
  });

  it('are embedded', async () => {
    const { code, picture } = await importPicture('--embed');
    expect(code).toBe(0);
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
  });
});
