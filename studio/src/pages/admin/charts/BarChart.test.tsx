import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarChart } from './BarChart.js';

it('groups the digits of its numbers', () => {
  const series = [{ name: 'Members', tone: 0, values: [4_000] }] as const;
  const drawn = renderToStaticMarkup(<BarChart title="New members" days={['2026-11-22']} series={series} />);
  expect(drawn).toContain('Members 4,000');
  expect(drawn).toContain('<td>4,000</td>');
});
