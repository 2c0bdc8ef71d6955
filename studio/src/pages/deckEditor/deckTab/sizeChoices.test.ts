import { describe, expect, it } from 'vitest';
import { AS_DESIGNED, chosenSize, OWN_SIZE, sizeChoices } from './sizeChoices.js';

describe('the sizes offered for a deck', () => {
  const portrait = { ratio: '2.5:3.5' };
  const choices = sizeChoices(portrait, { size: null });

  it('begin with that of the design, and have the standard sizes in its orientation', () => {
    expect(choices[0]).toEqual({ value: AS_DESIGNED, label: 'As the front is designed, 63.5 × 88.9 mm' });
    expect(choices.at(-1)?.value).toBe(OWN_SIZE);
    const tarot = { value: 'tarot', label: 'Tarot, 70 × 121 mm' };
    expect(choices).toContainEqual(tarot);
    expect(sizeChoices({ ratio: '3:2' }, { size: null })).toContainEqual({
      value: '121x70mm',
      label: 'Tarot, 121 × 70 mm',
    });
  });

  it.each([
    [null, AS_DESIGNED],
    ['tarot', 'tarot'],
    ['tcg', 'poker-euro'],
    ['70x100mm', OWN_SIZE],
    ['enormous', null],
  ])('have a choice for %s', (size, value) => {
    expect(chosenSize({ size }, sizeChoices(portrait, { size }))).toBe(value);
  });

  it.each([
    ['2.5:3.5', '121x70mm', 'Tarot turned, 121 × 70 mm'],
    ['3:2', 'tarot', 'Tarot turned, 70 × 121 mm'],
    ['3:2', '70x121mm', 'Tarot turned, 70 × 121 mm'],
  ])('name the standard size that lies across a design of %s: %s', (ratio, size, label) => {
    const offered = sizeChoices({ ratio }, { size });
    const value = chosenSize({ size }, offered);
    expect(offered.filter((choice) => choice.value === value)).toEqual([{ value: size, label }]);
    expect(offered).toHaveLength(choices.length + 1);
  });
});
