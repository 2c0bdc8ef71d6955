import type { Finding, SceneItem } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { contentInEditorWords, inEditorWords, losesParts } from './findingWords.js';

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
    [{ field: 'text', message: 'Text: "[x]" is printed.' }, 'A text of the design: "[x]" is printed.'],
  ])('call the field as the editor does: %j', (over, message) => {
    expect(contentInEditorWords(finding(over), {}).message).toBe(message);
  });

  it('keep the designs that show the field', () => {
    expect(contentInEditorWords(finding({}), {}).fix).toBe('These designs show it: Emberwild.');
  });
});

it('call a text of the design by its name there', () => {
  const unreadable = finding({ code: 'contrast.unreadable', itemId: 'part' });
  const item = { id: 'part', layer: 'section-item', kind: 'text', rotation: 0 } as const;
  const rect = { x: 0, y: 0, width: 9, height: 9 };
  const saidOf = (name?: string): string =>
    inEditorWords(unreadable, { items: [{ ...item, rect, ...(name !== undefined && { name }) }] }, {}).message;
  expect(saidOf('Cost')).toBe('The text “Cost” of the design cannot be read: it has almost the colour behind it.');
  expect(saidOf()).toBe('A text of the design cannot be read: it has almost the colour behind it.');
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
