import { expect, it } from 'vitest';
import { svgCoverage } from './svgCoverage.js';
import { parseBody } from './testing/parse.js';

const coverage = (body: string): number => svgCoverage(parseBody(body));

it('adds up what shapes cover of the viewBox', () => {
  expect(coverage('<rect width="50" height="50"/><rect x="50" width="500" height="50"/>')).toBeCloseTo(0.5);
  expect(coverage('<rect width="1" height="1" transform="scale(100)"/>')).toBeCloseTo(1);
  expect(coverage('<rect x="200" width="50" height="50"/>')).toBe(0);
  expect(coverage('<path d="M0 50H100" fill="none" stroke="red" stroke-width="10"/>')).toBeCloseTo(0.1);
});

it('counts each use of a shape, and each layer as the whole viewBox', () => {
  const rect = '<rect id="a" width="50" height="50"/>';
  expect(coverage(rect + '<use href="#a"/>'.repeat(99))).toBeCloseTo(25);
  expect(
    coverage(`<g id="a" opacity=".5"><circle r="1"/><rect width="1" height="1"/></g>${'<use href="#a"/>'.repeat(999)}`),
  ).toBeGreaterThan(1_000);
});
