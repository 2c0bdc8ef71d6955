import { expect, it } from 'vitest';
import { blankTemplate } from './blankTemplate.js';

it.each([
  [1, [100]],
  [2, [50, 50]],
  [3, [33, 33, 34]],
  [6, [17, 17, 17, 17, 17, 15]],
])('splits %i sections equally, rounded', (count, heights) => {
  const { sections, ratio } = blankTemplate('Blank', '2:3', count);
  expect([ratio, sections.map(({ heightPercent }) => heightPercent)]).toEqual(['2:3', heights]);
});
