import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.js';
import { readHeadings } from './readHeadings.js';
import type { Table } from './table.js';
import { unknownColumnProblems, unknownColumns } from './unknownColumns.js';

function unknown(csv: string, renamed = new Map<string, string>()) {
  const table = readCsv(Buffer.from(csv), 'cards.csv');
  return unknownColumns(table, readHeadings(table, renamed).headings, renamed);
}

function problemsOf(table: Table, renamed = new Map<string, string>()) {
  const { headings } = readHeadings(table, renamed);
  return unknownColumnProblems(table, headings, unknownColumns(table, headings, renamed));
}

describe('unknownColumns', () => {
  it('lists the columns that become custom fields, with what they may mean', () => {
    expect(unknown('title,Mana,Anzahl im Spiel\nLamp,2,3\n')).toEqual([
      { column: 'Mana', field: 'mana' },
      { column: 'Anzahl im Spiel', field: 'anzahl_im_spiel', suggestion: 'copies' },
    ]);
  });

  it('suggests the fields under which official designs show values of a game', () => {
    expect(unknown('title,ATK,DEF,HP,Kosten\nOwl,1,2,3,4\n')).toEqual([
      { column: 'ATK', field: 'atk', suggestion: 'field:attack' },
      { column: 'DEF', field: 'def', suggestion: 'field:defense' },
      { column: 'HP', field: 'hp', suggestion: 'field:health' },
      { column: 'Kosten', field: 'kosten', suggestion: 'field:cost' },
    ]);
  });

  it.each(['title,ATK,Attack\nOwl,1,2\n', 'title,ATK,Angriff\nOwl,1,2\n'])(
    'suggests no field for which two columns compete: %j',
    (csv) => {
      expect(unknown(csv).filter(({ suggestion }) => suggestion !== undefined)).toEqual([]);
    },
  );

  it('suggests known columns that are misspelt, but no words that only look alike', () => {
    const suggested = (csv: string) => unknown(`${csv}\nx\n`).map(({ suggestion }) => suggestion);
    expect(suggested('Catgory,Desription,Coppies,Tilte,Kategorei')).toEqual([
      'category',
      'description',
      'copies',
      'title',
      'category',
    ]);
    expect(suggested('title,Deadline,Context,Stock,Module,Name1')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('suggests no column that the table has already', () => {
    expect(unknown('title,copies,Copies last year\nLamp,2,3\n')).toEqual([
      { column: 'Copies last year', field: 'copies_last_year' },
    ]);
  });

  it('leaves out columns whose meaning somebody gave, and the second with one meaning', () => {
    const csv = 'title,field:Mana,Cost,description,Card text\nLamp,2,3,a,b\n';
    expect(unknown(csv, new Map([['Cost', 'field:cost']]))).toEqual([]);
  });

  it('lists known headings whose values mean something else, without a suggestion', () => {
    expect(unknown('id,title,colour\nx1,Lamp,red\n')).toEqual([
      { column: 'id', field: 'id' },
      { column: 'colour', field: 'colour' },
    ]);
    expect(unknown('title,colour\nLamp,2\n')).toEqual([]);
  });

  it('is reported in the singular if there is only one', () => {
    const table = readCsv(Buffer.from('title,Mana\nLamp,2\n'), 'cards.csv');
    expect(problemsOf(table)).toMatchObject([{ fix: 'If it means something else, use --column "Mana=description".' }]);
  });

  it('are mapped in the example to a meaning that is free', () => {
    const table = readCsv(Buffer.from('title,description,Mana\nLamp,Bright,2\n'), 'cards.csv');
    expect(problemsOf(table)[0]?.fix).toContain('--column "Mana=one_liner"');
  });

  it('are reported with the way to map them', () => {
    const table = readCsv(Buffer.from('title,Mana,Card text long\nLamp,2,3\n'), 'cards.csv');
    expect(problemsOf(table)).toEqual([
      {
        code: 'table.unknown_columns',
        severity: 'info',
        path: '',
        message: 'These columns become custom fields: "Mana", "Card text long".',
        fix: '"Card text long" may be description. If so, use --column "Card text long=description".',
        place: { file: 'cards.csv', line: 1 },
      },
    ]);
  });

  it('are quoted in commands as shells need it, and only columns without a meaning are taken for titles', () => {
    const table = readCsv(Buffer.from('Lfd. Nr.,Methode,"Rules ""text"""\n1,Lampe,Hell\n'), 'cards.csv');
    expect(problemsOf(table)[0]?.fix).toContain(`--column 'Rules "text"=description'`);
    expect(readHeadings(table).problems[0]?.fix).toContain('--column "Methode=title"');
  });

  it('are mapped by one command, each meaning once', () => {
    const csv = 'When,What is the title?,Another title here,Which category is it?\n1,Lamp,2,3\n';
    const table = readCsv(Buffer.from(csv), 'cards.csv');
    const { problems } = readHeadings(table);
    const command = '--column "What is the title?=title" "Which category is it?=category".';
    expect(problemsOf(table)[0]?.fix).toContain(command);
    expect(problems).toMatchObject([
      { code: 'table.no_title', fix: expect.stringContaining('--column "What is the title?=title"') as string },
    ]);
  });

  it.each(['Mana\nLamp\n', 'Anzahl im Spiel,\n2,\n'])(
    'give no hint for an only column, which has to be the title: %j',
    (csv) => {
      const table = readCsv(Buffer.from(csv), 'cards.csv');
      const [problem] = problemsOf(table);
      expect(problem?.message).toMatch(/^This column becomes a custom field/);
      expect(problem).not.toHaveProperty('fix');
    },
  );
});

describe('readHeadings', () => {
  it('reads Art as the picture unless it is a word of another language', () => {
    const columnOfArt = (columns: string, cells: string): unknown => {
      const { headings } = readHeadings(readCsv(Buffer.from(`${columns}\n${cells}\n`), 'x.csv'));
      const [, art] = headings;
      return art?.kind === 'column' ? art.column.name : art;
    };
    expect(columnOfArt('Titel;Art;Anzahl', 'Fuchs;Tier;2')).toMatchObject({ kind: 'field', name: 'art' });
    expect(columnOfArt('Titel;Art;Anzahl', 'Fuchs;bilder/fuchs.png;2')).toBe('illustration');
    expect(columnOfArt('Title;Art;Quantity', 'Fox;fox;2')).toBe('illustration');
  });

  it('reads Nombre as copies if it holds numbers only', () => {
    const kinds = (csv: string) =>
      readHeadings(readCsv(Buffer.from(csv), 'x.csv')).headings.map((heading) =>
        heading.kind === 'column' ? heading.column.name : heading.kind,
      );
    expect(kinds('titre,nombre\nLampe,3\n')).toEqual(['title', 'copies']);
    expect(kinds('nombre,texto\nFaro,Luz\n')).toEqual(['title', 'description']);
  });
});
