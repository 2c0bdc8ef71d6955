import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError } from './describeError.js';

const SECRETS = [
  'nova@example.com',
  'https://example.com/?token=abc',
  '/home/nova/decks',
  'eyJhbGciOi1.eyJzdWIi',
  '4711',
];

describe('the description of an error', () => {
  it.each([
    ['duplicate key "nova" of Nova\'s deck', 'duplicate key “…”'],
    ['No mail for nova@example.com at 12:30', 'No mail for (e-mail) at #'],
    ['ENOENT: no such file, open /srv/data/a.png', 'ENOENT: no such file, open (path)'],
    ['fetch of https://example.com/a?token=1 failed', 'fetch of (address) failed'],
    ['Unexpected token \'h\', "hello wor"... is not valid JSON', 'Unexpected token “…”'],
  ])('leaves the values out of: %s', (message, shape) => {
    expect(describeError(new Error(message)).message).toBe(shape);
  });

  it("has PostgreSQL's words without the statement, and the code", () => {
    const error = Object.assign(new Error('insert into "x" values ($1) - value of "a" is too long'), {
      severity: 'ERROR',
      code: '22001',
    });
    expect(describeError(error)).toMatchObject({ name: 'Error 22001', message: 'value of “…”' });
  });

  it('is that of the cause, with its place in the software', () => {
    const cause = new TypeError('broken');
    cause.stack = 'TypeError: broken\n    at node:fs:1:2\n    at async save (file:///srv/app/dist/decks/save.js:41:7)';
    expect(describeError(new Error('outer', { cause }))).toMatchObject({
      name: 'TypeError',
      message: 'broken',
      place: 'save (decks/save.js:41)',
    });
    expect(describeError('a text').name).toBe('thrown string');
  });

  it('never holds a secret, is the same for all of them, and is short', () => {
    const stack = 'Error\n    at save (file:///srv/app/dist/decks/save.js:41:7)';
    const shape = (message: string) => describeError(Object.assign(new Error(message), { stack }));
    const of = (secret: string): unknown => shape(`It failed for "${secret}" twice`);
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...SECRETS), fc.uuid()), (secret) => {
        fc.pre(!secret.includes('"'));
        expect(of(secret)).toEqual(of('x'));
        const bare = shape(`It failed for ${secret}`).message;
        expect(bare).not.toContain(secret);
      }),
      { numRuns: 50 },
    );
    expect(shape('word '.repeat(10_000)).message.length).toBeLessThanOrEqual(300);
  });
});
