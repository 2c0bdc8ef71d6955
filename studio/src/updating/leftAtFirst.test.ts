import { describe, expect, it } from 'vitest';
import { leftAtFirst } from './leftAtFirst.js';

const removed = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];

describe('what an update from a table leaves out at first', () => {
  it('is the removal of most of the deck: the table may be a part of it', () => {
    expect([...leftAtFirst({ changed: { length: 1 }, unchanged: 1, removed })]).toEqual(['a', 'b', 'c']);
  });

  it('is nothing where the table has half of the deck or more', () => {
    expect(leftAtFirst({ changed: { length: 1 }, unchanged: 2, removed }).size).toBe(0);
  });
});
