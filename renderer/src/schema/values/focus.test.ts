import { describe, expect, it } from 'vitest';
import { parseDeckFile } from '../index.js';

const parsed = (illustration_focus: unknown) => parseDeckFile({ categories: [{ cards: [{ illustration_focus }] }] });

describe('the focus point of a picture', () => {
  it.each([
    ['50% 30%', '50% 30%'],
    ['0% 100%', '0% 100%'],
    ['12.5, 30', '12.5% 30%'],
    ['50 30', '50% 30%'],
    ['Whole', 'whole'],
    ['', null],
    [undefined, null],
  ])('is read from %j', (written, kept) => {
    const result = parsed(written);
    expect(result.ok && result.value.categories[0]?.cards[0]?.illustration_focus).toBe(kept);
  });

  it.each(['50%', 'top', '-5% 10%', '50% 101%', '50% 30% 20%'])('is not %j', (written) => {
    expect(parsed(written)).toMatchObject({
      ok: false,
      problems: [
        {
          path: 'categories[0].cards[0].illustration_focus',
          message: expect.stringContaining('such as 50% 30%') as unknown,
        },
      ],
    });
  });
});
