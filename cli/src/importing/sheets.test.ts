import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

/** @param parts of every sheet, such as what is hidden */
function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>, parts: object = {}): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, Object.assign(utils.aoa_to_sheet(rows.map((row) => [...row])), parts), name);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

const GAME = workbook({
  Monsters: [['title'], ['Eel'], ['Pike']],
  Places: [['title'], ['Marsh']],
});

async function importGame(...flags: string[]) {
  const folder = temporaryFolder({ 'game.xlsx': GAME });
  const { code, stdout, stderr } = await runMain('import', join(folder, 'game.xlsx'), '--json', ...flags);
  return { code, stderr, summary: (stdout === '' ? {} : JSON.parse(stdout)) as Record<string, unknown> };
}

describe('the sheets of a workbook', () => {
  it('are reported if none is chosen', async () => {
    expect(await importGame()).toMatchObject({
      code: 0,
      summary: {
        cards: 2,
        problems: [
          {
            code: 'table.more_sheets',
            message: 'Only the sheet "Monsters" was read; "Places" has cards as well.',
            fix: 'To read another sheet, call it "Cards", or use --sheet "Places".',
          },
        ],
      },
    });
  });

  it('are read from the first one with cards', async () => {
    const readme = [['Monsters of the Marsh'], ['Print on thick paper.']];
    const book = workbook({ Readme: readme, Monsters: [['title'], ['Eel'], ['Pike']] });
    const folder = temporaryFolder({ 'game.xlsx': book });
    const { code, stdout, stderr } = await runMain('import', join(folder, 'game.xlsx'));
    expect([code, stdout]).toEqual([0, expect.stringContaining('2 cards')]);
    expect(stderr).toContain('Only the sheet "Monsters" was read; the workbook also has "Readme".');
    expect(stderr).toContain('use --sheet "Readme"');
  });

  it.each(['Places', '2'])('are chosen with --sheet %s', async (sheet) => {
    expect(await importGame('--sheet', sheet)).toMatchObject({ code: 0, summary: { cards: 1, problems: [] } });
  });

  it('are listed if there is no such sheet', async () => {
    const { code, summary } = await importGame('--sheet', 'Spells');
    expect(code).toBe(2);
    expect(JSON.stringify(summary)).toContain('Choose a sheet with rows: \\"Monsters\\", \\"Places\\".');
  });

  it.each(['cards.csv', 'deck.json'])('cannot be chosen for %s', async (name) => {
    const folder = temporaryFolder({
      'cards.csv': 'title\nEel\n',
      'deck.json': '{"translations":{"en":{"title":"Lamps"}},"categories":[]}',
    });
    const { code, stderr } = await runMain('import', join(folder, name), '--sheet', '1');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--sheet is only for workbooks')]);
  });

  it('update a deck file, one sheet as chosen', async () => {
    const deck = {
      translations: { en: { title: 'Lamps' } },
      categories: [{ cards: [{ translations: { en: { title: 'Marsh' } } }] }],
    };
    const folder = temporaryFolder({
      'game.xlsx': GAME,
      'deck.json': JSON.stringify(deck),
      'table.csv': 'title\nMarsh\n',
    });
    const update = (table: string, ...flags: string[]) =>
      runMain('update', join(folder, 'deck.json'), join(folder, table), ...flags);
    expect((await update('game.xlsx', '--sheet', 'places')).stdout).toContain(
      '0 added, 0 changed, 0 removed, 1 unchanged',
    );
    expect(await update('table.csv', '--sheet', 'places')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--sheet is only for workbooks') as string,
    });
  });

  it('leave out hidden rows, which --hidden reads', async () => {
    const book = workbook(
      {
        Monsters: [
          ['title', 'cost'],
          ['Eel', '1'],
          ['Pike', '2'],
        ],
      },
      { '!rows': [{}, {}, { hidden: true }], '!cols': [{}, { hidden: true }] },
    );
    const folder = temporaryFolder({ 'game.xlsx': book, 'cards.csv': 'title\nEel\n' });
    const run = (name: string, ...flags: string[]) => runMain('import', join(folder, name), ...flags);
    const shown = await run('game.xlsx');
    expect([shown.code, shown.stdout]).toEqual([0, expect.stringContaining('1 card')]);
    expect(shown.stderr).toContain('1 hidden row and 1 hidden column ("cost") were not read.');
    expect(shown.stderr).toContain('use --hidden');
    expect(await run('game.xlsx', '--hidden')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 cards') as string,
      stderr: expect.not.stringContaining('hidden') as string,
    });
    expect(await run('cards.csv', '--hidden')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--hidden is only for workbooks') as string,
    });
  });
});
