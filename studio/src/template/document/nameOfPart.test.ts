import type { TemplateItem } from '@cardwright/renderer';
import { expect, test } from 'vitest';
import { nameOfItem } from './nameOfPart.js';

const fixed = (text: string, more: Partial<TemplateItem> = {}): TemplateItem => ({
  ...{ id: 'a', kind: 'text', renderType: 'text', classes: '', props: { text } },
  ...more,
});

test.each([
  ['Draw two cards', 'Draw two cards'],
  ['  Keep one \n thing, and give the others back  ', 'Keep one thing, and give the…'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'Donaudampfschifffahrtsgesell…'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  [' \n', 'Fixed text'],
])('a fixed text is called by its first words: %j', (text, name) => {
  expect(nameOfItem(fixed(text))).toBe(name);
});

test('a name of its own stays, and Markdown loses its marks', () => {
  expect(nameOfItem(fixed('Draw two', { name: 'Rule' }))).toBe('Rule');
  const markdown = { kind: 'markdown', renderType: 'markdown', props: { markdown: '# Draw **two**' } } as const;
  expect(nameOfItem(fixed('', markdown))).toBe('Draw two');
});
