import { expect, it } from 'vitest';
import type { Action } from './Action.js';
import { bySection } from './actionStore.js';
import { findActions } from './findActions.js';

const action = (name: string, section = 'Cards', keywords: readonly string[] = []): Action => ({
  id: name,
  label: name,
  section,
  keywords,
  run: () => undefined,
});
const actions = [action('Add card'), action('Duplicate card', 'Cards', ['copy']), action('Card back', 'Deck')];
const names = (query: string): string[] => findActions(actions, query).map(({ label }) => label);

it('finds by every word, in label, section or keywords; what begins with it first', () => {
  expect(names('')).toEqual(['Add card', 'Duplicate card', 'Card back']);
  expect(names('card')).toEqual(['Card back', 'Add card', 'Duplicate card']);
  expect(names('COPY card')).toEqual(['Duplicate card']);
  expect(names('deck')).toEqual(['Card back']);
  expect(names('goblin')).toEqual([]);
});

it('groups by section in the order in which they appear', () => {
  expect([...bySection(actions).keys()]).toEqual(['Cards', 'Deck']);
});
