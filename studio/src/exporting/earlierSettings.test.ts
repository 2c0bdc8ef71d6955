import { expect, it } from 'vitest';
import type { ExportChoices } from '../api/exports.js';
import { settingsOfJob, withAllCards, withLanguages } from './earlierSettings.js';
import { type ExportSettings, withPreset } from './settings.js';

const presets = [
  { name: 'pdf-sheets', product: 'pdf-sheets', sizes: null, preferred_size: null, is_own: false },
  { name: 'crafter', product: 'zip', sizes: ['tarot', 'bridge'], preferred_size: 'bridge', is_own: false },
];
const sizes = [
  { slug: 'poker-us', name: 'Poker', width_mm: 63.5, height_mm: 88.9 },
  { slug: 'tarot', name: 'Tarot', width_mm: 70, height_mm: 121 },
  { slug: 'bridge', name: 'Bridge', width_mm: 57.15, height_mm: 88.9 },
];
const choices = { presets, sizes } as unknown as ExportChoices;
const sheets: ExportSettings = {
  kind: 'sheets',
  preset: 'pdf-sheets',
  size: 'poker-us',
  wantedSize: 'poker-us',
  from: 'all',
  languages: ['en', 'de'],
  options: { paper: 'letter', since: '3' },
};

it('prints as an earlier export did, but all cards', () => {
  const job = { preset: 'crafter', languages: ['de'], options: { size: 'tarot', copies: false, since: '4' } };
  expect(settingsOfJob(choices, { ...sheets, from: 'selected' }, job)).toEqual({
    kind: 'shop',
    preset: 'crafter',
    size: 'tarot',
    wantedSize: 'tarot',
    from: 'all',
    languages: ['de'],
    options: { copies: false },
  });
});

it('leaves a size that only the vendor wanted with the vendor', () => {
  const again = settingsOfJob(choices, sheets, { preset: 'crafter', languages: null, options: { size: 'bridge' } });
  expect(again).toMatchObject({ size: 'bridge', languages: ['en', 'de'] });
  expect(again && withPreset(choices, again, 'pdf-sheets').size).toBe('poker-us');
});

it('knows a size that was ordered by its dimensions', () => {
  const like = (size: string) =>
    settingsOfJob(choices, sheets, { preset: 'crafter', languages: null, options: { size } });
  expect(like('70x121mm')?.size).toBe('tarot');
  expect(like('63.5x88.9mm')).toBeUndefined();
});

it('does not offer an export whose preset or size is gone', () => {
  const like = (preset: string, size: string) =>
    settingsOfJob(choices, sheets, { preset, languages: null, options: { size } });
  expect(like('deleted', 'poker-us')).toBeUndefined();
  expect(like('pdf-sheets', '40x40mm')).toBeUndefined();
  expect(like('crafter', 'poker-us')).toBeUndefined();
});

it('keeps only languages that the deck has', () => {
  expect(withLanguages(sheets, ['en', 'de', 'fr'])).toBe(sheets);
  expect(withLanguages(sheets, ['fr', 'de']).languages).toEqual(['de']);
  expect(withLanguages(sheets, ['fr']).languages).toEqual(['fr']);
});

it('forgets which cards were chosen', () => {
  expect(withAllCards({ ...sheets, from: 'shown' })).toEqual({ ...sheets, options: { paper: 'letter' } });
});
