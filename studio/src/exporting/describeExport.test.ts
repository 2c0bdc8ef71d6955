import { expect, it } from 'vitest';
import type { ExportChoices } from '../api/exports.js';
import { waysOf } from './describeExport.js';

const choices = {
  presets: [
    { name: 'pdf-sheets', title: 'Sheets to print and cut', defaults: {} },
    { name: 'home-a4', title: 'Home printer, A4', defaults: { paper: 'a4' } },
    { name: 'drivethrucards', title: 'DriveThruCards', defaults: { pdf_standard: 'x1a', ink_limit: 240 } },
  ],
  papers: [{ slug: 'a3', name: 'A3' }],
} as unknown as ExportChoices;

it('tells exports of the same name apart', () => {
  const ways = (preset: string, options: object, languages: readonly string[] | null = null) =>
    waysOf({ preset, options, cards: null, languages: languages && [...languages] }, choices);
  expect(ways('pdf-sheets', {}, ['de', 'fr'])).toEqual(['Sheets to print and cut', 'Deutsch', 'Français']);
  expect(ways('pdf-sheets', { paper: 'a3', pdf_standard: 'x4', dpi: 600 })).toEqual([
    '“Sheets to print and cut” on A3',
    'PDF/X-4, CMYK',
    '600 dpi',
  ]);
  expect(ways('drivethrucards', {})).toEqual(['DriveThruCards', 'PDF/X-1a, CMYK']);
  expect(ways('deleted', {})).toEqual([]);
  expect(ways('home-a4', { paper: 'a3' })).toEqual(['“Home printer, A4” on A3']);
  expect(ways('home-a4', { paper: 'a4' })).toEqual(['Home printer, A4']);
  const ofDrive = ['DriveThruCards', 'PDF/X-1a, CMYK'];
  expect(ways('drivethrucards', { ink_limit: 240 })).toEqual(ofDrive);
  expect(ways('drivethrucards', { ink_limit: 220 })).toEqual([...ofDrive, 'ink limit 220%']);
});

it.each([
  ['7', 'card 7'],
  ['1-3,7', 'cards 1–3, 7'],
  ['1-3,Lamp', 'cards “1-3,Lamp”'],
  ['1,3,5,'.repeat(30), `cards ${'1, 3, 5, '.repeat(30).slice(0, 60)}…`],
])('says which cards are in it: %s', (cards, said) => {
  expect(waysOf({ preset: 'home-a4', options: {}, languages: null, cards }, choices)).toEqual([
    'Home printer, A4',
    said,
  ]);
});
