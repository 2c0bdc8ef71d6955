import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { setDeckFields } from '../deck/document/commands/fields.js';
import { setCardText, setDeckText } from '../deck/document/commands/texts.js';
import { aDocument } from '../deck/document/testing/aDocument.js';
import type { DeckDocument } from '../deck/document/types.js';
import { checklistOf } from './checklist.js';

const open = (deck: DeckDocument): string[] =>
  checklistOf(deck)
    .filter(({ isDone }) => !isDone)
    .map(({ label, isRequired }) => (isRequired ? `${label}!` : label));

describe('the checklist before publishing', () => {
  it('asks for what the server asks for, and advises the rest', () => {
    expect(open(aDocument(2))).toEqual([
      'A short description for Explore',
      'A cover picture: decks with one come first',
    ]);
    expect(open({ ...aDocument(), world_id: null })).toEqual(expect.arrayContaining(['World!', 'At least one card!']));
  });

  it('counts cards without a title and languages that are not complete', () => {
    const deck = produce(aDocument(2), (draft) => {
      setCardText('A1', 'en', 'title', ' ')(draft);
      setCardText('A2', 'de', 'title', 'Hagel')(draft);
    });
    expect(open(deck)).toEqual(
      expect.arrayContaining(['1 card has no title yet', 'German incomplete: the main language is shown instead']),
    );
  });

  it('has nothing left to say about a finished deck', () => {
    const finished = produce(aDocument(1), (draft) => {
      setDeckText('en', 'short_description', 'Hail and more')(draft);
      setDeckFields({ illustration: 'https://example.org/a.png' })(draft);
    });
    expect(open(finished)).toEqual([]);
  });
});
