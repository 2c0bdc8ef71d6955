import { describe, expect, it } from 'vitest';
import { SharedReads } from './SharedReads.js';

interface Asked {
  readonly resolve: (result: string) => void;
  readonly reject: (error: Error) => void;
}

function reads() {
  const asked: Asked[] = [];
  const shared = new SharedReads<string>();
  const read = (key = 'deck') =>
    shared.read(key, () => new Promise((resolve, reject) => void asked.push({ resolve, reject })));
  return { asked, read };
}

describe('SharedReads', () => {
  it('shares the next read among all who ask while one runs', async () => {
    const { asked, read } = reads();
    const first = read();
    const others = [read(), read(), read()];
    expect(asked).toHaveLength(1);
    asked[0]?.resolve('old');
    expect(await first).toBe('old');
    expect(asked).toHaveLength(2);
    const last = read();
    asked[1]?.resolve('new');
    expect(await Promise.all(others)).toEqual(['new', 'new', 'new']);
    asked[2]?.resolve('newest');
    expect(await last).toBe('newest');
    expect(asked).toHaveLength(3);
  });

  it('begins at once when no read runs', async () => {
    const { asked, read } = reads();
    const first = read();
    asked[0]?.resolve('one');
    await first;
    void read();
    expect(asked).toHaveLength(2);
  });

  it('keeps what differs apart', () => {
    const { asked, read } = reads();
    void read('one');
    void read('other');
    expect(asked).toHaveLength(2);
  });

  it('reads again after a failure, which only those get who shared it', async () => {
    const { asked, read } = reads();
    const first = read();
    const second = read();
    asked[0]?.reject(new Error('The connection ended.'));
    await expect(first).rejects.toThrow('The connection ended.');
    asked[1]?.resolve('there');
    expect(await second).toBe('there');
  });
});
