import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/parsed.js';
import { parseDeckFile } from './parseDeckFile.js';
import { isValidDraft, missingDeckFields } from './requiredFields.js';

const ID = '2cb5c9d5-2f2e-5f03-b932-7c41662918aa';

describe('requirements for saving', () => {
  it('lists missing fields, and is lenient with drafts', () => {
    const deck = valueOf(parseDeckFile({ translations: { en: { title: ' ', description: 'x' }, de: { title: 'T' } } }));
    expect(missingDeckFields(deck)).toEqual(['Title', 'World']);
    expect(missingDeckFields({ ...deck, default_language: '' })).toEqual([
      'Title',
      'Description',
      'World',
      'Main Language',
    ]);
    expect(isValidDraft(deck)).toBe(false);
    expect(isValidDraft({ ...deck, world_id: ID })).toBe(true);
    expect(isValidDraft({ ...deck, world_id: ID, translations: {} })).toBe(false);
  });
});
