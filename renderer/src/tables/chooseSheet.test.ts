import { describe, expect, it } from 'vitest';
import { chooseSheet } from './chooseSheet.js';
import type { Sheet } from './rateSheet.js';

type Rows = readonly (readonly string[])[];

const sheet = (name: string, rows: Rows, isHidden = false): Sheet => ({
  name,
  isHidden,
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
  leftOut: { rows: 0, columns: [] },
});

const CARDS: Rows = [
  ['Name', 'Text'],
  ['Eel', 'Bites'],
];
const chosen = (...sheets: readonly Sheet[]): string => chooseSheet(sheets, 'game.xlsx').sheet.name;

describe('the sheet that is read', () => {
  it.each<[string, Rows]>([
    ['a text', [['Monsters of the Marsh'], ['Notes'], ['Print on thick paper.']]],
    [
      'a text beside an empty column',
      [
        ['', 'Monsters'],
        ['', 'A game for two'],
        ['', 'Title: see the next sheet'],
      ],
    ],
    [
      'facts about the game',
      [
        ['Name', 'Monsters of the Marsh'],
        ['Author', 'Ada'],
        ['Players', '2 to 4'],
      ],
    ],
    [
      'a list of columns',
      [
        ['Field', 'Description'],
        ['title', 'The name of the card'],
      ],
    ],
    [
      'a list of columns with known headings',
      [
        ['Name', 'Description'],
        ['Title', 'The name of the card'],
        ['Copies', 'How many to print'],
      ],
    ],
    [
      'lists for menus',
      [
        ['Category', 'Colour'],
        ['Fish', '1'],
      ],
    ],
    [
      'a history',
      [
        ['Date', 'Author', 'Notes'],
        ['2026-05-01', 'Ada', 'First version'],
      ],
    ],
    ['headings without rows', [['Name', 'Text']]],
  ])('is not the first one if that has %s', (_, rows) => {
    expect(chosen(sheet('Readme', rows), sheet('Monsters', CARDS))).toBe('Monsters');
  });

  it('is the first of several with cards, which names the others', () => {
    const readme = sheet('Readme', [['Monsters']]);
    const spells = [
      ['Titel', 'Anzahl'],
      ['Blitz', '2'],
    ] as const;
    const { problems } = chooseSheet(
      [readme, sheet('Monsters', CARDS), sheet('Places', CARDS), sheet('Zauber', spells)],
      'game.xlsx',
    );
    expect(problems).toMatchObject([
      {
        code: 'table.more_sheets',
        severity: 'info',
        message:
          'Only the sheet "Monsters" was read; "Places" and "Zauber" have cards as well, and the workbook also has "Readme".',
        fix: 'To read another sheet, call it "Cards", or use --sheet "Places".',
      },
    ]);
  });

  it('is the one called Cards, wherever it is, unless it has no rows', () => {
    const own: Rows = [
      ['Vorn', 'Hinten'],
      ['a', 'b'],
    ];
    expect(chosen(sheet('Monsters', CARDS), sheet(' karten', own))).toBe(' karten');
    expect(chosen(sheet('Monsters', CARDS), sheet('Cards', [['Name']]))).toBe('Monsters');
  });

  it('chooses a sheet with questions if no sheet has titles', () => {
    const quiz: Rows = [
      ['Frage', 'Antwort'],
      ['Wer?', 'Ada'],
    ];
    expect(
      chosen(
        sheet('Info', [
          ['Quiz', '2026'],
          ['Stand', 'Mai'],
        ]),
        sheet('Quiz', quiz),
      ),
    ).toBe('Quiz');
  });

  it('is hidden only if all are', () => {
    expect(chosen(sheet('Old', CARDS, true), sheet('New', CARDS))).toBe('New');
    expect(chosen(sheet('Cards', CARDS, true), sheet('Other', [['x']]))).toBe('Other');
    expect(chosen(sheet('List', [['x']], true), sheet('Old', CARDS, true))).toBe('Old');
  });

  it('is a table with unknown headings rather than a text', () => {
    const own: Rows = [
      ['Vorn', 'Hinten'],
      ['a', 'b'],
    ];
    expect(chosen(sheet('Info', [['My game'], ['Have fun']]), sheet('Tabelle1', own))).toBe('Tabelle1');
    expect(chosen(sheet('Ideas', [['a'], ['b']]), sheet('More', [['c'], ['d']]))).toBe('Ideas');
  });
});
