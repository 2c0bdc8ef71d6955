import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write, type BookType } from '@e965/xlsx';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { importTable } from './testing/importTable.js';

function workbook(rows: readonly (readonly unknown[])[], type: BookType, merges: readonly string[] = []): Uint8Array {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => [...row]),
    { cellDates: true },
  );
  sheet['!merges'] = merges.map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Tabelle1');
  return new Uint8Array(write(book, { type: 'array', bookType: type }) as ArrayBuffer);
}

describe('tables of other people’s games', () => {
  it('a party game from German Excel: semicolons, windows-1252, decimal commas', async () => {
    const csv = [
      'Nr.;Kartenname;Kategorie;Kartentext;Anzahl;Künstler;Schwierigkeit',
      '1;Größenwahn;Übermut;"Erkläre in 30 Sekunden, warum du König wirst; die anderen stöhnen.";2;Jörg Bäcker;1,5',
      '2;Straßenmusik;Übermut;"Singe ""Alle Vögel"" – aber rückwärts…";;Jörg Bäcker;2',
      '3;Käsefüße;Peinlich;Preis: 5 €;3;;3',
    ].join('\r\n');
    const { deck, cards, summary } = await importTable(
      'Partyspiel 2024.csv',
      iconv.encode(csv, 'windows-1252'),
      '--language',
      'de',
    );
    expect(deck.translations.de?.title).toBe('Partyspiel 2024');
    expect(deck.categories.map(({ translations }) => translations.de?.title)).toEqual(['Übermut', 'Peinlich']);
    expect(cards.map(({ copies, attribution, card_number: number }) => [number, copies, attribution])).toEqual([
      ['1', 2, 'Jörg Bäcker'],
      ['2', 1, 'Jörg Bäcker'],
      ['3', 3, null],
    ]);
    expect(cards[1]?.translations.de).toMatchObject({
      title: 'Straßenmusik',
      description: 'Singe "Alle Vögel" – aber rückwärts…',
    });
    expect(cards.map(({ fields }) => fields.schwierigkeit)).toEqual(['1,5', 2, 3]);
    expect(summary.problems.map(({ code }) => code)).toEqual(['table.encoding']);
  });

  it('a trading card game from Google Sheets: tabs, bare quotes, a title line, unknown columns', async () => {
    const tsv = [
      'EMBER LEAGUE — master list v7\t\t\t\t\t\t',
      'Card Name\tFaction\tMana Cost\tATK\tDEF\tRules Text\tQty',
      'Cinder "Ash" Hound\tEmber\t2\t3\t1\tHaste. When Cinder Hound attacks, discard a card.\t4x',
      'Wall, of Thorns\tGrove\t1\t0\t5\t"Rooted": cannot attack\t2x',
      'Nothing Yet\tGrove\t\t\t\tTBD\t0',
    ].join('\n');
    const { deck, cards, summary } = await importTable(
      'ember.tsv',
      tsv,
      '--title',
      'Ember League',
      '--template',
      'emberwild',
    );
    expect(deck).toMatchObject({
      templates: { front: 'emberwild', back: 'emberwild-back' },
      translations: { en: { title: 'Ember League' } },
    });
    expect(cards.map(({ translations, copies, fields }) => [translations.en?.title, copies, fields])).toEqual([
      ['Cinder "Ash" Hound', 4, { mana_cost: 2, atk: 3, def: 1 }],
      ['Wall, of Thorns', 2, { mana_cost: 1, atk: 0, def: 5 }],
    ]);
    expect(summary.columns).toMatchObject({ Faction: 'category', ATK: 'field:atk', Qty: 'copies' });
    expect(summary.problems).toMatchObject([{ code: 'table.no_copies', severity: 'info' }]);
  });

  it('a memory game from LibreOffice: ODS in French and English', async () => {
    const rows = [
      ['Nom de la carte', 'Nom de la carte (en)', 'Catégorie', 'Texte', 'Quantité'],
      ['Le Renard', 'The Fox', 'Forêt', 'Il ment.', 2],
      ['La Chouette', 'The Owl', 'Forêt', 'Elle sait.', 2],
      ['Le Phare', null, 'Côte', 'Il attend.', 2],
    ];
    const { cards, deck } = await importTable('memoire.ods', workbook(rows, 'ods'), '--language', 'fr');
    expect(cards.map(({ translations }) => [translations.fr?.title, translations.en?.title])).toEqual([
      ['Le Renard', 'The Fox'],
      ['La Chouette', 'The Owl'],
      ['Le Phare', undefined],
    ]);
    expect(deck.categories.map(({ cards: { length } }) => length)).toEqual([2, 1]);
  });

  it('a history quiz from Excel: merged title and groups, numbers, dates, percentages', async () => {
    const rows = [
      ['History quiz – do not edit!', null, null, null, null, null],
      ['Era', '#', 'Question', 'Answer', 'Date', 'Points'],
      ['Antiquity', 1, 'When was the library founded?', 'Nobody knows', new Date(Date.UTC(1999, 11, 31)), 10],
      [null, 2, 'Who burned it?', 'Several people', new Date(Date.UTC(2024, 1, 29)), 20],
      ['Space Age', 3, 'First animal in orbit?', 'Laika', new Date(Date.UTC(1957, 10, 3)), 5],
    ];
    const xlsx = workbook(rows, 'xlsx', ['A1:F1', 'A3:A4']);
    const { deck, cards } = await importTable(
      'quiz.xlsx',
      xlsx,
      '--template',
      'where-on-earth',
      '--column',
      'Question=title',
      'Era=category',
    );
    expect(deck.categories.map(({ translations, cards: { length } }) => [translations.en?.title, length])).toEqual([
      ['Antiquity', 2],
      ['Space Age', 1],
    ]);
    expect(cards[1]).toMatchObject({
      card_number: '2',
      fields: { answer: 'Several people', date: '2024-02-29', points: 20 },
      translations: { en: { title: 'Who burned it?' } },
    });
  });

  it('a Japanese vocabulary deck as Excel’s Unicode text', async () => {
    const text = [
      'カード名\tカテゴリー\t説明\t枚数\t画像',
      '灯台守\t人\t夜の海を見守る人。\t2\t',
      '月\t空\t静かに光る。\t\t',
    ].join('\r\n');
    const { cards, deck } = await importTable(
      '単語.txt',
      iconv.encode(text, 'utf-16le', { addBOM: true }),
      '--language',
      'ja',
    );
    expect(deck.translations.ja?.title).toBe('単語');
    expect(
      cards.map(({ translations, copies, illustration }) => [translations.ja?.title, copies, illustration]),
    ).toEqual([
      ['灯台守', 2, null],
      ['月', 1, null],
    ]);
  });

  it('a Spanish deck with a line for Excel, texts of several lines and markdown', async () => {
    const csv =
      '\ufeffsep=;\r\nNombre;Texto;Imagen;Cantidad;Categoría;Coste\r\n"El Faro";"Primera línea\n\n- **uno**\n- dos";;1;Costa;=1+1\r\nLa Niña;¿Quién?;;2;;3\r\n';
    const { cards, summary } = await importTable('faro.csv', csv, '--language', 'es');
    expect(cards[0]?.translations.es?.description).toBe('Primera línea\n\n- **uno**\n- dos');
    expect(cards.map(({ fields }) => fields.coste)).toEqual(['=1+1', 3]);
    expect(summary.problems).toMatchObject([
      { code: 'table.formula', place: { line: 3 } },
      { code: 'table.no_category', place: { line: 7 } },
    ]);
  });

  it('cards of another program: a JSON list with nested values', async () => {
    const list = [
      { name: 'Fireball', cost: 3, tags: ['fire', 'spell'], text: 'Deal 6 damage.', count: 2 },
      { name: 'Heal', cost: 1, text: 'Restore 3.', rarity: { level: 2 } },
    ];
    const { cards, summary } = await importTable('spells.json', JSON.stringify(list));
    expect(summary.problems).toMatchObject([
      { code: 'table.nested', severity: 'warning', path: 'rarity', place: { line: 2, column: 6 } },
    ]);
    expect(summary.problems[0]?.message).toContain('"rarity" holds objects (line 2)');
    expect(cards.map(({ copies, fields }) => [copies, fields])).toEqual([
      [2, { cost: 3, tags: 'fire, spell' }],
      [1, { cost: 1, rarity: '{"level":2}' }],
    ]);
  });

  it('the answer of a web service: a list in an object', async () => {
    const answer = { object: 'list', has_more: false, tags: ['x'], data: [{ name: 'Fireball' }, { name: 'Heal' }] };
    const { cards } = await importTable('answer.json', JSON.stringify(answer));
    expect(cards.map(({ translations }) => translations.en?.title)).toEqual(['Fireball', 'Heal']);
  });

  it('records of Airtable: the fields, with the address of the first attachment and a message about others', async () => {
    const [lamp, moon] = ['https://example.com/lamp.png', 'https://example.com/moon.png'];
    const records = [
      {
        id: 'rec1',
        createdTime: '2026-01-01',
        fields: { Name: 'Lamp', Qty: 2, Image: [{ url: lamp }, { url: moon }] },
      },
      { id: 'rec2', createdTime: '2026-01-01', fields: { Name: 'Moon', Tags: ['a', 'b'] } },
    ];
    const { cards, summary } = await importTable('air.json', JSON.stringify({ records }));
    expect(cards.map(({ copies, fields, illustration }) => [copies, fields, illustration])).toEqual([
      [2, {}, lamp],
      [1, { tags: 'a, b' }, null],
    ]);
    expect(summary.problems).toMatchObject([
      { code: 'table.several_pictures', message: expect.stringContaining(`"${moon}"`) as string },
    ]);
  });

  it('a picture that is an object with an address', async () => {
    const url = 'https://example.com/a.png';
    const { cards } = await importTable('a.json', JSON.stringify([{ name: 'A', image: { url, width: 3 } }]));
    expect(cards[0]?.illustration).toBe(url);
  });

  it.each([
    [
      { id: 'b1', lists: [{ id: 1 }], labels: [{ id: 2 }], cards: [{ name: 'Owl' }] },
      '"lists", "labels" and "cards"',
      'cards',
    ],
    [
      { monsters: [{ name: 'Owl' }], spells: [{ name: 'Heal' }, { name: 'Burn' }] },
      '"monsters" and "spells"',
      'spells',
    ],
  ])('several lists in an object: an error that names them and the likely one', async (lists, names, likely) => {
    const folder = temporaryFolder({ 'board.json': JSON.stringify(lists) });
    const { code, stderr } = await runMain('import', join(folder, 'board.json'), '--out', join(folder, 'deck.json'));
    expect(code).toBe(1);
    expect(stderr).toContain(`board.json has several lists: ${names}.`);
    expect(stderr).toContain(`Keep only the list of cards, probably "${likely}"`);
    expect(existsSync(join(folder, 'deck.json'))).toBe(false);
  });

  it('files of other programs: an error that names what they are and how to save them', async () => {
    const rows = [['Name'], ['Eel']];
    const folder = temporaryFolder({ 'old.xls': workbook(rows, 'biff8'), 'sheet.gsheet': '{"doc_id":"a"}' });
    for (const [file, message] of [
      ['old.xls', 'old.xls is a workbook of an old Excel (.xls).\n  fix: Open it and save it as .xlsx'],
      [
        'sheet.gsheet',
        'sheet.gsheet is only a link to a Google Sheet.\n  fix: In Google Sheets, choose File › Download',
      ],
    ] as const) {
      const { code, stderr } = await runMain('import', join(folder, file));
      expect(code).toBe(1);
      expect(stderr).toContain(message);
    }
  });

  it('a text of another kind: an error that names the supported files', async () => {
    const { code, stderr } = await runMain('import', join(temporaryFolder({ 'cards.md': '# Cards' }), 'cards.md'));
    expect(code).toBe(1);
    expect(stderr).toContain('cards.md is neither a deck file nor a table.');
    expect(stderr).toContain('.json, .yaml, .yml, .csv, .tsv, .txt, .xlsx, .ods');
  });
});
