import { expect, it } from 'vitest';
import { iconNameOf } from './iconNameOf.js';

it('names an icon after its file', () => {
  expect(iconNameOf('Fire Shield.SVG', [])).toBe('fire-shield');
  expect(iconNameOf('--Élan!.svg', [])).toBe('elan');
  expect(iconNameOf('???.svg', [])).toBe('icon');
  expect(iconNameOf('mana.svg', ['mana', 'mana-2'])).toBe('mana-3');
  expect(iconNameOf(`${'long '.repeat(20)}.svg`, []).length).toBeLessThanOrEqual(36);
});
