import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

const DECK = JSON.stringify({
  schema_version: 2,
  translations: { en: { title: 'Lamps' } },
  categories: [
    {
      translations: { en: { title: 'Fire' } },
      cards: [{ translations: { en: { title: 'Lamp' } } }, { translations: { en: { title: 'Torch' } } }],
    },
  ],
});
const CSV = 'title,cost,category\nlamp,2,Fire\nSnow,1,Ice\n';

async function update(...flags: string[]) {
  return updateFrom(CSV, ...flags);
}

async function updateFrom(csv: string, ...flags: string[]) {
  const folder = temporaryFolder({ 'deck.json': DECK, 'table.csv': csv });
  const path = join(folder, 'deck.json');
  const result = await runMain('update', path, join(folder, 'table.csv'), ...flags);
  const deck = JSON.parse(readFileSync(path, 'utf8')) as DeckFile;
  const titles = deck.categories.map(({ cards }) => cards.map((card) => card.translations.en?.title));
  return { ...result, titles };
}

describe('cardwright update', () => {
  it('refuses an unknown encoding as wrong usage', async () => {
    const { code, stderr } = await update('--encoding', 'klingon');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--encoding: There is no encoding "klingon".')]);
  });

  it('blames the rows, not the matching, if a row is not valid', async () => {
    const { code, stdout, stderr } = await updateFrom('title,copies\nLamp,many\n', '--write');
    expect([code, stderr]).toEqual([1, expect.stringContaining('It is "many"; expected a whole number')]);
    expect(stdout).toMatch(
      /^The table has 1 error, so its rows were not compared with the cards\.\nNothing was written/,
    );
  });

  it('shows what the table would change, and writes nothing', async () => {
    const { code, stdout, titles } = await update();
    expect([code, titles]).toEqual([0, [['Lamp', 'Torch']]]);
    expect(stdout).toContain('Matched by title: 1 added, 1 changed, 1 removed, 0 unchanged');
    expect(stdout).toContain(
      '  + Snow (Ice)\n  ~ Lamp\n      title: "Lamp" → "lamp"\n      field:cost: empty → "2"\n  - Torch (Fire)',
    );
    expect(stdout).toContain('Nothing was written.');
  });

  it('changes the deck file with --write, and keeps other cards with --keep', async () => {
    expect((await update('--write')).titles).toEqual([['lamp'], ['Snow']]);
    expect((await update('--write', '--keep')).titles).toEqual([['lamp', 'Torch'], ['Snow']]);
  });

  it('keeps the headings of new fields as their labels', async () => {
    const folder = temporaryFolder({ 'deck.json': DECK, 'table.csv': 'title,HP,cost\nLamp,5,2\nTorch,3,1\n' });
    const deck = join(folder, 'deck.json');
    for (const out of ['deck.json', 'deck.yaml']) {
      const to = join(folder, out);
      expect((await runMain('update', deck, join(folder, 'table.csv'), '--out', to, '--force')).code).toBe(0);
      expect(parse(readFileSync(to, 'utf8'))).toMatchObject({ field_labels: { hp: 'HP' } });
    }
  });

  it('leaves a deck file alone that is up to date, and copies it to another place', async () => {
    const folder = temporaryFolder({ 'deck.json': DECK, 'table.csv': 'title,category\nLamp,Fire\nTorch,Fire\n' });
    const [deck, table, copy] = ['deck.json', 'table.csv', 'copy.json'].map((name) => join(folder, name));
    const { code, stdout } = await runMain('update', deck ?? '', table ?? '', '--write');
    expect([code, readFileSync(deck ?? '', 'utf8')]).toEqual([0, DECK]);
    expect(stdout).toContain('Nothing was written. The deck is up to date.');
    expect((await runMain('update', deck ?? '', table ?? '', '--out', copy ?? '')).stdout).toContain('Written to');
  });

  it('takes the order of the table with --order, and offers it otherwise', async () => {
    const turned = 'title\nTorch\nLamp\n';
    expect(await updateFrom(turned, '--write')).toMatchObject({
      titles: [['Lamp', 'Torch']],
      stdout: expect.stringContaining('The table has the cards in another order. Use --order to adopt it.') as string,
    });
    expect((await updateFrom(turned, '--write', '--order')).titles).toEqual([['Torch', 'Lamp']]);
  });

  it.each([
    [
      'a title column is called by another name',
      'Stichwort,Punkte\nLamp,3\nTorch,4\n',
      'rows and cards cannot be matched',
    ],
    ['no title is the same', 'title\nSnow\nIce\n', 'No row matches a card by title'],
  ])('writes nothing if %s', async (_, csv, message) => {
    const { code, stderr, titles } = await updateFrom(csv, '--write');
    expect([code, titles]).toEqual([1, [['Lamp', 'Torch']]]);
    expect(stderr).toContain(message);
  });

  it('replaces all cards for somebody who names the column', async () => {
    const { titles } = await updateFrom('title,category\nSnow,Fire\n', '--by', 'title', '--write');
    expect(titles).toEqual([['Snow']]);
  });

  it('keeps the paths of pictures where the table is in another folder', async () => {
    const deck = JSON.parse(DECK) as { categories: { cards: Record<string, unknown>[] }[] };
    const [lamp] = deck.categories[0]?.cards ?? [];
    if (lamp) lamp.illustration = 'data/images/lamp.png';
    const table = 'title,illustration\nLamp,images/lamp.png\nTorch,./images/torch.png\n';
    const folder = temporaryFolder({ 'deck.json': JSON.stringify(deck), 'data/cards.csv': table });
    const [path, csv] = [join(folder, 'deck.json'), join(folder, 'data', 'cards.csv')];
    const { stdout } = await runMain('update', path, csv, '--write');
    expect(stdout).toContain('0 added, 1 changed, 0 removed, 1 unchanged');
    const pictures = (file: string) =>
      (JSON.parse(readFileSync(file, 'utf8')) as DeckFile).categories[0]?.cards.map(({ illustration }) => illustration);
    expect(pictures(path)).toEqual(['data/images/lamp.png', 'data/images/torch.png']);
    const out = join(folder, 'data', 'deck.json');
    expect(await runMain('update', path, csv, '--out', out)).toMatchObject({ code: 0 });
    expect(pictures(out)).toEqual(['images/lamp.png', 'images/torch.png']);
    expect(await runMain('update', path, csv, '--out', out)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('already exists; use --force') as string,
    });
  });

  it('leaves a deck folder alone whose cards are in a table', async () => {
    const deck = JSON.stringify({ translations: { en: { title: 'Lights' } } });
    const folder = temporaryFolder({ 'deck.json': deck, 'cards.csv': CSV, 'more.csv': CSV });
    const { code, stderr } = await runMain('update', join(folder, 'deck.json'), join(folder, 'more.csv'), '--write');
    expect([code, stderr]).toEqual([2, expect.stringContaining('The cards of this deck are in cards.csv') as string]);
  });

  it('updates a deck with cards of its own from the table beside it, from which it was imported', async () => {
    const folder = temporaryFolder({ 'deck.json': DECK, 'cards.csv': CSV });
    expect(await runMain('update', join(folder, 'deck.json'), join(folder, 'cards.csv'))).toMatchObject({ code: 0 });
  });

  it('matches by the given column only if the table has it', async () => {
    const { code, stderr } = await update('--by', 'card_number');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('the table has no card_number; it has title, field:cost'),
    ]);
  });

  it('does not fetch a table from this machine', async () => {
    const folder = temporaryFolder({ 'deck.json': DECK });
    const { code, stderr } = await runMain('update', join(folder, 'deck.json'), 'http://127.0.0.1:9/cards.csv');
    expect([code, stderr]).toEqual([1, expect.stringContaining('error: 127.0.0.1 is not a public address.')]);
  });
});
