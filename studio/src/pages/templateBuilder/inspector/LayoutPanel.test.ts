import { AlignCenterHorizontal, AlignCenterVertical, StretchHorizontal, StretchVertical } from 'lucide-react';
import { expect, it } from 'vitest';
import { placesIn } from './LayoutPanel.js';

// Lucide names an icon of alignment after its line: a vertical one centres from left to right.
it.each([
  ['a column', false, AlignCenterHorizontal, AlignCenterVertical, StretchHorizontal],
  ['a row', true, AlignCenterVertical, AlignCenterHorizontal, StretchVertical],
])('shows the places in %s by the axes that they are on', (_what, isRow, middle, centred, stretched) => {
  const { along, across } = placesIn(isRow);
  const iconOf = (choices: readonly { value: string; icon: unknown }[], place: string): unknown =>
    choices.find(({ value }) => value === place)?.icon;
  expect(iconOf(along, 'center')).toBe(middle);
  expect(iconOf(across, 'center')).toBe(centred);
  expect(iconOf(across, 'stretch')).toBe(stretched);
});
