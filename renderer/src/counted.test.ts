import { expect, it } from 'vitest';
import { waitingTime } from './counted.js';

it.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [3_504, '59 minutes'],
  [7_199, '120 minutes'],
  [7_201, '3 hours'],
  [86_400, '24 hours'],
])('%d s are a wait of %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
