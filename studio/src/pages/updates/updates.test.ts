import { expect, it } from 'vitest';
import { dayOf } from './dayOf.js';
import { leadOf } from './leadOf.js';

it('names the year only of other years', () => {
  const now = new Date('2026-11-22T12:00:00');
  expect(dayOf('2026-11-18T12:00:00', now)).toBe('18 November');
  expect(dayOf('2025-02-03T12:00:00', now)).toBe('3 February 2025');
});

it.each([
  ['One line.\n\nAnother.', 'One line.'],
  ['\n\nTwo\nlines.\n \t\nMore.', 'Two\nlines.'],
  ['', ''],
])('takes the first paragraph of %j', (markdown, lead) => {
  expect(leadOf(markdown)).toBe(lead);
});
