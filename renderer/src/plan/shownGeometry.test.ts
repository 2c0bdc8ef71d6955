import { describe, expect, it } from 'vitest';
import { deckGeometry, sizeOfDeck, templateGeometry } from './shownGeometry.js';

describe('the geometry of a template', () => {
  it.each([
    ['2.5:3.5', 63.5, 88.9],
    ['63:88', 63, 88],
    ['3.5:2.5', 88.9, 63.5],
    ['1.75:3.5', 44.5, 89],
    ['70:120', 70, 120],
    ['1:1', 63.5, 63.5],
    ['wide', 63.5, 95.3],
  ])('%s is as large as the card that is printed, %d × %d mm', (ratio, widthMm, heightMm) => {
    const { width, height, mmPerUnit } = templateGeometry({ ratio });
    expect([width, width * mmPerUnit, height * mmPerUnit].map((each) => Number(each.toFixed(1)))).toEqual([
      240,
      widthMm,
      heightMm,
    ]);
  });
});

describe('the size that a deck names', () => {
  it.each([
    ['tarot', 70, 121],
    ['70x120mm', 70, 120],
    ['3.5x2.5in', 88.9, 63.5],
  ])('%s decides whatever the template is designed for', (size, widthMm, heightMm) => {
    const { width, height, mmPerUnit } = deckGeometry({ size }, { ratio: '1:1' });
    expect([width * mmPerUnit, height * mmPerUnit].map((each) => Number(each.toFixed(2)))).toEqual([widthMm, heightMm]);
  });

  it.each([null, '', 'enormous', '0x0mm'])('may be missing or wrong: %s', (size) => {
    expect(sizeOfDeck({ size })).toBeUndefined();
    expect(deckGeometry({ size }, { ratio: '1:1' })).toEqual(templateGeometry({ ratio: '1:1' }));
  });
});
