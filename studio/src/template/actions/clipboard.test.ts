import { expect, it } from 'vitest';
import { testBuilder } from '../builder/testing/testBuilder.js';
import { aTemplate } from '../document/testing/aTemplate.js';
import { copyItems, pasteItems } from './clipboard.js';

/** A card of 240 × 360 units with one overlay, copied to a card of another format. */
function pasted(frame: { readonly y: number; readonly height: number }, ratio: string) {
  const document = aTemplate();
  const absoluteItems = document.json_config.absoluteItems.map((overlay) => ({ ...overlay, ...frame }));
  const source = testBuilder({
    ...document,
    ratio: '2:3',
    json_config: { ...document.json_config, absoluteItems },
  });
  source.selectParts(['o']);
  const target = testBuilder({ ...aTemplate(), ratio });
  expect(pasteItems(target, copyItems(source) ?? '')).toBe(1);
  return target.store.getState().document.json_config.absoluteItems.at(-1);
}

it.each([
  // 36 units of 240 × 160.
  ['a badge at the top', { y: 0, height: 10 }, '3:2', { y: 0, height: 22.5 }],
  ['a line in the middle', { y: 45, height: 10 }, '3:2', { y: 38.75, height: 22.5 }],
  ['a line at the bottom', { y: 90, height: 10 }, '3:2', { y: 77.5, height: 22.5 }],
  ['what is higher than the other face', { y: 0, height: 60 }, '3:2', { y: 0, height: 60 }],
  ['a frame around the whole face', { y: 0, height: 100 }, '1:2', { y: 0, height: 100 }],
  ['anything on a face of the same format', { y: 10, height: 10 }, '2:3', { y: 10, height: 10 }],
])('pastes %s as large and in the place that it had', (_what, frame, ratio, expected) => {
  expect(pasted(frame, ratio)).toMatchObject({ x: 10, width: 20, ...expected });
});

it('pastes nothing that is not a copy of items', () => {
  expect(pasteItems(testBuilder(), 'cardwright/items')).toBe(0);
  expect(pasteItems(testBuilder(), '{"kind":"cardwright/items","ratio":"0:0","items":[]}')).toBe(0);
});
