import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RATE_LIMITS, readRateLimits } from './rateLimitTable.js';

it('changes only the limits that are named', () => {
  expect(readRateLimits('read=2400/60, sign-in=60/300')).toEqual({
    table: { ...RATE_LIMITS, read: { points: 2_400, seconds: 60 }, 'sign-in': { points: 60, seconds: 300 } },
    problems: [],
  });
});

it('reports every entry that it cannot read, without repeating it', () => {
  expect(readRateLimits('secret=1/1,read=0/60,write,upload=9/9').problems).toEqual([
    expect.stringMatching(/^entry 1 names no limit; the limits are read, write, /),
    'expected entry 2 to be name=requests/seconds, such as read=2400/60',
    'expected entry 3 to be name=requests/seconds, such as read=2400/60',
  ]);
});

it('docs/operations.md lists every limit', () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8').replaceAll(/ +/g, ' ');
  for (const [name, { points, seconds }] of Object.entries(RATE_LIMITS))
    expect(text).toContain(`| \`${name}\` | ${points} in ${seconds} s |`);
});
