import fc from 'fast-check';

/** Parts of the cursors of all lists: sort keys, and values that look like them. */
const PART = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('updated', 'created', 'title', 'newest', 'match') },
  { weight: 3, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 3, arbitrary: fc.uuid() },
  fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999+00:00', '2026-02-31T00:00:00Z', 'infinity', '\0'),
  fc.string({ maxLength: 10 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, [], {}),
);

/** Possible values of `next_cursor`, with any number and kind of keys. */
export const aCursor: fc.Arbitrary<string> = fc
  .oneof(fc.array(PART, { maxLength: 5 }), fc.jsonValue({ maxDepth: 1 }))
  .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));
