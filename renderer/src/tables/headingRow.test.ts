import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.js';
import { readHeadings } from './readHeadings.js';

const read = (text: string) => readCsv(new TextEncoder().encode(text), 'cards.csv');
const below = (line: number) => ({
  code: 'table.headings_below',
  severity: 'info',
  message: `Line ${line} has the headings; the lines above it are skipped.`,
  place: { file: 'cards.csv', line },
});

describe('the row with the headings', () => {
  it.each([
    ['a note with two cells', 'My Great Game,,\nVersion,2024-01-02,\n,,\ntitle,text,cost\nA,a,1\n', 4],
    ['notes of a single cell, which have no empty ones', 'My Great Game\ntitle,text,cost\nA,a,1\n', 2],
    ['notes on a game with many own columns', 'Game:,Dragons,,,\nTitle,Text,Attack,Mana,Rank\nA,a,1,2,3\n', 2],
    ['notes as wide as the table', 'Version,3\nName,Text\nA,a\n', 2],
    ['a note that begins with a known word', 'Author:,Jane,,\nName,Text,Image,Mana\nA,a,a.png,1\n', 2],
  ])('is below %s, and reported', (_, text, line) => {
    const table = read(text);
    expect([table.headerLine, table.rows.map(({ cells }) => cells[0])]).toEqual([line, ['A']]);
    expect(table.problems).toMatchObject([below(line)]);
  });

  it.each([
    ['headings are known', 'title,kind\nText,Image\nSymbol,Set,Number\n'],
    ['words and their translations', 'Suomi,Englanti\nname,nombre\ntexte,text\n'],
    ['headings in another language', 'Tyyppi,Nimi,Teksti\nEffect,Mana,Text\nHint,Sun,Rules,\n'],
    ['the known words are far down', `Sana,Sivu\n${'a,b\n'.repeat(9)}name,text\n`],
  ])('is the first if %s', (_, text) => {
    const { headerLine, problems } = read(text);
    expect(headerLine).toBe(1);
    expect(problems.map(({ code }) => code)).not.toContain('table.headings_below');
  });

  it('is named in the fix if it is not certain', () => {
    const { problems } = readHeadings(read('Set:,Core,Version,3\nTitle,Text,Mana,Rank\nA,a,1,2\n'));
    expect(problems).toMatchObject([
      {
        code: 'table.no_title',
        message: expect.stringContaining('The columns are: "Set:", "Core", "Version", "3".') as string,
        fix: expect.stringContaining('If line 2 has the headings, delete the lines above it.') as string,
      },
    ]);
  });

  it('may be further down if rows have more cells than unknown headings', () => {
    const fixes = (text: string) => read(text).problems.map(({ fix }) => fix);
    expect(fixes('Version,3\nKortti,Hinta,Teksti\n')).toEqual([
      expect.stringMatching(/^If the headings are further down, delete the lines above them\. Quote/),
    ]);
    expect(fixes('title,text\nA,B,C\n')).toEqual([expect.stringMatching(/^Quote/)]);
  });
});

it('says that there are no cards if nothing is below the headings', () => {
  expect(read('title,text\n,\n').problems).toMatchObject([
    { code: 'table.headings_only', severity: 'warning', place: { file: 'cards.csv', line: 1 } },
  ]);
  expect(read('title,text\nA,\n').problems).toEqual([]);
});
