import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOfShortCode, shortCodeOf } from './shortCode.js';

describe('short codes', () => {
  it('are the first 60 bits of an id in 12 digits', () => {
    expect(shortCodeOf('ffffffff-ffff-4fff-8fff-ffffffffffff')).toBe('zzzzzzzzzx7z');
    expect(shortCodeOf('00000000-0000-4000-8000-000000000000')).toBe('000000000100');
  });

  it('lead back to the ids that have them', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const code = shortCodeOf(id) ?? '';
        const ids = idsOfShortCode(code);
        expect(ids !== undefined && ids.first <= id && id <= ids.last).toBe(true);
        expect(shortCodeOf(id.toUpperCase())).toBe(code);
        expect(idsOfShortCode(code.toUpperCase())).toEqual(ids);
      }),
      { numRuns: 200 },
    );
  });

  it('read letters that look like digits as these', () => {
    expect(idsOfShortCode('o1il00000000')).toEqual(idsOfShortCode('011100000000'));
  });

  it('refuse anything else', () => {
    for (const id of [undefined, '', 'lamp', `${randomUUID()}0`]) expect(shortCodeOf(id)).toBeUndefined();
    for (const code of ['', '0123', 'uuuuuuuuuuuu', '0123456789abc', '../../../etc'])
      expect(idsOfShortCode(code)).toBeUndefined();
  });
});
