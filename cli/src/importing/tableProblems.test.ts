import { join } from 'node:path';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { importTable } from './testing/importTable.js';

describe('unknown columns', () => {
  it('are reported with the way to map them', async () => {
    const { unknown, cards } = await importTable('cards.csv', 'Titel,@count,Mana\nLamp,2,3\n');
    expect(cards[0]).toMatchObject({ copies: 2, fields: { mana: 3 } });
    expect(unknown).toMatchObject([
      { severity: 'info', message: 'This column becomes a custom field: "Mana".', place: { line: 1 } },
    ]);
  });

  it('are not reported once their meaning is given', async () => {
    const { unknown } = await importTable('cards.csv', 'title,Mana\nLamp,2\n', '--column', 'Mana=field:mana');
    expect(unknown).toEqual([]);
  });
});

describe('what the design will not show', () => {
  it('is told with its cell, its cards and a fix', async () => {
    const csv = 'title,Mana,description\nLamp,2,Shine\nTorch,3,Burn :lmap: <div>\n';
    const { unshown, summary } = await importTable('cards.csv', csv, '--template', 'pictogram');
    expect(unshown).toMatchObject([
      {
        message: 'Description is not shown by this design: 2 cards.',
        path: 'cards 1–2',
        place: { line: 2, column: 3 },
        severity: 'warning',
      },
      { message: 'Field "mana" is not shown by this design: 2 cards.', place: { line: 2, column: 2 } },
    ]);
    expect(summary.problems).toEqual([]);
  });

  it('includes markup that is printed as it is written', async () => {
    const csv = 'title,description\nLamp,Shine\nTorch,Burn :swrod: <div>\n';
    const { summary, unshown } = await importTable('cards.csv', csv, '--template', 'default');
    expect(unshown).toEqual([]);
    expect(summary.problems).toMatchObject([
      {
        code: 'text.html',
        message: 'Description: "<div>" is printed as it is written.',
        place: { line: 3, column: 2 },
      },
      {
        code: 'text.unknown_icon',
        path: 'card 2',
        message: 'Description: There is no icon ":swrod:". Did you mean ":sword:"?',
      },
    ]);
  });
});

describe('a table whose encoding cannot be told', () => {
  const csv = iconv.encode('title,text\nCafé,Drink\n', 'macintosh');

  it('is refused with a sample of each encoding that makes sense', async () => {
    const folder = temporaryFolder({ 'cards.csv': csv });
    const { code, stderr } = await runMain('import', join(folder, 'cards.csv'));
    expect([code, stderr]).toEqual([1, expect.stringContaining('--encoding macintosh (Café)')]);
  });

  it('is read in the encoding that is given', async () => {
    const { cards, summary } = await importTable('cards.csv', csv, '--encoding', 'macintosh');
    expect(cards[0]?.translations.en?.title).toBe('Café');
    expect(summary.problems).toEqual([]);
  });
});
