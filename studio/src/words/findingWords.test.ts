import type { Finding, SceneItem } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { contentInEditorWords, losesParts } from './findingWords.js';

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
    expect(contentInEditorWords(finding(over), {}).message).toBe(message);
  });

  it('keep the designs that show the field', () => {
    expect(contentInEditorWords(finding({}), {}).fix).toBe('These designs show it: Emberwild.');
  });
});

describe('an SVG that loses parts', () => {
  const item = (kind: string): SceneItem => ({
    id: 'part',
    layer: 'section-item',
    kind,
    rect: { x: 0, y: 0, width: 9, height: 9 },
    rotation: 0,
  });

  it.each([
    ['svg.simplified', 'illustration', true],
    ['svg.simplified', 'category_illustration', true],
    ['svg.simplified', 'svg', false],
    ['svg.broken', 'illustration', false],
  ] as const)('%s of a part that shows %s: %s', (code, kind, isTold) => {
    expect(losesParts(finding({ code, itemId: 'part' }), { items: [item(kind)] })).toBe(isTold);
  });
});
