import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../testing/problemsOf.js';
import { virtualTabletopPath } from './virtualTabletop.js';

describe('virtualTabletopPath', () => {
  it('refuses a picture that VirtualTabletop would not load', () => {
    const most = 10 * 1024 * 1024;
    expect(virtualTabletopPath(new Uint8Array(most - 1))).toMatch(/^assets\/-?\d+_10485759$/);
    expect(problemsOf(() => virtualTabletopPath(new Uint8Array(most)))).toMatchObject([
      {
        code: 'play.picture',
        message: 'VirtualTabletop loads only pictures smaller than 10 MiB; the picture of a card is 10.0 MiB.',
      },
    ]);
  });
});
