import { expect, it } from 'vitest';
import type { ExportChoices } from '../api/exports.js';
import { waysOf } from './describeExport.js';

const choices = {
  presets: [
    { name: 'pdf-sheets', title: 'Sheets to print and cut', defaults: {} },
    { name: 'drivethrucards', title: 'DriveThruCards', defaults: { pdf_standard: 'x1a' } },
  ],
  papers: [{ slug: 'a3', name: 'A3' }],
} as unknown as ExportChoices;

it('tells exports of the same name apart', () => {
  const ways = (preset: string, options: object, languages: readonly string[] | null = null) =>
    waysOf({ preset, options, languages: languages && [...languages] }, choices);
  expect(ways('pdf-sheets', {}, ['de', 'fr'])).toEqual(['Sheets to print and cut', 'Deutsch', 'Français']);
  expect(ways('pdf-sheets', { paper: 'a3', pdf_standard: 'x4', dpi: 600 })).toEqual([
    'Sheets to print and cut',
    'A3',
    'PDF/X-4, CMYK',
    '600 dpi',
  ]);
  expect(ways('drivethrucards', {})).toEqual(['DriveThruCards', 'PDF/X-1a, CMYK']);
  expect(ways('deleted', {})).toEqual([]);
});
