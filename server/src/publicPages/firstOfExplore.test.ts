import { expect, it } from 'vitest';
import { colorsOf } from './firstOfExplore.js';

it('takes the colours of a world only together, and nothing else into a style', () => {
  expect(colorsOf({ bg: '#fbdcd2', ink: '#2a0d08', ledge: '#e59278' })).toBe('background:#fbdcd2;color:#2a0d08');
  for (const color of [undefined, null, 'red', {}, { bg: '#fbdcd2' }, { bg: 'url(x)', ink: '#2a0d08' }])
    expect(colorsOf(color)).toBe('');
});
