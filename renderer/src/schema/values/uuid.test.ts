import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { UUID } from './uuid.js';

const digit = fc.constantFrom(...'0123456789abcdefABCDEF');
const group = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });
const hex = fc.tuple(group(8), group(4), group(4), group(4), group(12)).map((groups) => groups.join('-'));
const special = fc.constantFrom('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff');

it('the rule for ids is the one by which requests are checked', () => {
  fc.assert(
    fc.property(fc.oneof(hex, fc.uuid(), special, fc.string()), (text) => {
      expect([text, UUID.test(text)]).toEqual([text, z.uuid().safeParse(text).success]);
    }),
  );
});
