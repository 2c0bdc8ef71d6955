import type { Finding } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { contentInEditorWords } from './findingWords.js';

const finding = (over: Partial<Finding>): Finding => ({
  code: 'card.field_unshown',
  severity: 'warning',
  message: 'Description is not shown by this design: 8 cards.',
  fix: 'These designs show it: Emberwild.',
  field: 'description',
  ...over,
});

describe('findings about content', () => {
  it.each([
    [{}, 'Detailed content is not shown by this design: 8 cards.'],
    [{ field: 'card_icon', message: 'Icon is not shown by this design.' }, 'Icon is not shown by this design.'],
    [{ field: 'field:hit_points', message: 'Field "hit_points" is not shown.' }, 'Hit points is not shown.'],
    [{ field: 'deck_title', message: 'Deck title: "[x]" is printed.' }, 'The deck’s title: "[x]" is printed.'],
    [{ field: 'text', message: 'Text: "[x]" is printed.' }, 'A text: "[x]" is printed.'],
  ])('call the field as the editor does: %j', (over, message) => {
    expect(contentInEditorWords(finding(over)).message).toBe(message);
  });

  it('keep the designs that show the field', () => {
    expect(contentInEditorWords(finding({})).fix).toBe('These designs show it: Emberwild.');
  });
});
