import { describe, expect, it } from 'vitest';
import { joinHeadings } from './joinHeadings.js';
import { readCsv } from './readCsv.js';

const join = (upper: string, lower: string): readonly string[] | undefined =>
  joinHeadings({ line: 1, cells: upper.split(',') }, { line: 2, cells: lower.split(',') })?.cells;

describe('headings in two rows', () => {
  it.each([
    ['Card,,Stats,,', 'Name,Text,ATK,DEF,Cost', 'Name,Text,ATK,DEF,Cost'],
    ['Name,Stats,,Text', ',ATK,DEF,', 'Name,ATK,DEF,Text'],
    ['Name,Attack,,Defence,', ',Min,Max,Min,Max', 'Name,Attack Min,Attack Max,Defence Min,Defence Max'],
    ['Karte,,Werte', 'Titel,Text,Angriff,Abwehr', 'Titel,Text,Angriff,Abwehr'],
  ])('are joined: %s and %s', (upper, lower, joined) => {
    expect(join(upper, lower)?.join(',')).toBe(joined);
  });

  it.each([
    ['Name,Text,', 'Eel,Bites,a note'],
    ['Name,,Text', 'Eel,x,Bites'],
    ['Name,Text,', 'Name,Say your name.,x'],
    ['Name,Stats,,Text', ',2,1,'],
    ['Name,Text,Cost', 'Title,Text,Price'],
    ['Version,,3', 'Eel,Bites,x'],
  ])('are not joined with a card: %s and %s', (upper, lower) => {
    expect(join(upper, lower)).toBeUndefined();
  });

  it('are reported, and their rows are no cards', () => {
    const text = 'My cards,,\nCard,,Stats,\nName,Text,ATK,DEF\nEel,Bites,2,1\n';
    const table = readCsv(new TextEncoder().encode(text), 'x.csv');
    expect(table).toMatchObject({ headerLine: 3, columns: ['Name', 'Text', 'ATK', 'DEF'], rows: [{ line: 4 }] });
    expect(table.problems.map(({ code, message }) => [code, message])).toEqual([
      ['table.headings_joined', 'Lines 2 and 3 have the headings together.'],
    ]);
  });
});
