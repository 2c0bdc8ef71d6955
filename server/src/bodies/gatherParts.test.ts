import { describe, expect, it } from 'vitest';
import { gatherParts } from './gatherParts.js';

const gather = (length: number | undefined, texts: readonly string[]) => {
  const gathered = gatherParts(length);
  for (const text of texts) gathered.add(Buffer.from(text));
  return gathered;
};

describe('gatherParts', () => {
  it.each([undefined, 6])('puts the parts together, with the declared length %s', (length) => {
    expect(gather(length, ['ab', 'cd', 'ef']).whole().toString()).toBe('abcdef');
  });

  it('gives a buffer that shares its memory with nobody, so that a thread may take it', () => {
    const whole = gather(6, ['abc', 'def']).whole();
    expect(whole.buffer.byteLength).toBe(whole.byteLength);
  });

  it('gives what there is of a body that ends early, and nothing of what was dropped', () => {
    expect(gather(6, ['abc']).whole().toString()).toBe('abc');
    for (const length of [undefined, 6]) {
      const gathered = gather(length, ['abc']);
      gathered.drop();
      expect(gathered.whole().toString()).not.toContain('abc');
    }
  });
});
