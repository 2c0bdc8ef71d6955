import { expect, it } from 'vitest';
import { startDeckName } from './startDeckName.js';

it.each([
  ['Emberwild', 'Emberwild'],
  ['Who Am I?', 'Who Am I'],
  ['Ask "why" / say <how>: a deck*', 'Ask why say how a deck'],
  ['Two\nlines', 'Two lines'],
  ['To be continued ...', 'To be continued'],
  ['من أنا؟', 'من أنا؟'],
  ['???', 'Deck'],
  ['', 'Deck'],
])('names the file of %j', (title, name) => {
  expect(startDeckName(title)).toBe(name);
});
