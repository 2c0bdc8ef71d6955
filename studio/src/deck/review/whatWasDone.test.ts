import { expect, it } from 'vitest';
import { whatWasDone } from './whatWasDone.js';

it.each([
  ['Give one category another colour of the scheme', 'Gave one category another colour of the scheme'],
  ['Use the design “Arcana”', 'Switched to the design “Arcana”'],
  ['Write :sword:', 'Wrote :sword:'],
  ['Close the **', 'Closed the **'],
] as const)('says after %j: %s', (label, done) => {
  expect(whatWasDone(label)).toBe(done);
});
