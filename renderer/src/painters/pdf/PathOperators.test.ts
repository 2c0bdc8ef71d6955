import { expect, it } from 'vitest';
import { PathOperators } from './PathOperators.js';

it('draws every line, but fills only what has an area', () => {
  const paths = new PathOperators();
  const lines = 'M0 0H10M0 5H10ZM3 3';
  const triangle = 'M0 0H10V10Z';
  const curve = 'M0 0Q5 5 10 0';
  expect(paths.outlineOf(lines)).toBe('0 0 m\n10 0 l\n0 5 m\n10 5 l\nh\n3 3 m');
  expect(paths.areasOf(lines)).toBe('');
  for (const d of [triangle, curve]) {
    expect(paths.areasOf(d)).toBe(paths.outlineOf(d));
    expect(paths.areasOf(`${lines}${d}`)).toBe(paths.outlineOf(d));
  }
});
