import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskCache } from '../cache/DiskCache.js';
import { FairQueue } from '../cache/FairQueue.js';
import { SharedWork } from '../cache/SharedWork.js';

describe('the disk cache', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardwright-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps bytes across restarts, and removes incomplete entries', async () => {
    await new DiskCache(folder, 1_000).set('a', Buffer.from('one'));
    await writeFile(join(folder, 'left.tmp'), 'half');
    const again = new DiskCache(folder, 1_000);
    expect((await again.get('a'))?.toString()).toBe('one');
    expect(await again.get('b')).toBeUndefined();
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('removes the least recently used when full', async () => {
    const cache = new DiskCache(folder, 1_000);
    for (const key of ['a', 'b']) await cache.set(key, Buffer.alloc(400));
    await cache.get('a');
    await cache.set('c', Buffer.alloc(400));
    expect((await cache.get('a'))?.byteLength).toBe(400);
    expect(await cache.get('b')).toBeUndefined();
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(2));
  });

  it('keeps serving when its files are deleted', async () => {
    const cache = new DiskCache(folder, 1_000);
    await cache.set('a', Buffer.from('one'));
    for (const name of await readdir(folder)) await rm(join(folder, name));
    expect(await cache.get('a')).toBeUndefined();
    await cache.set('a', Buffer.from('two'));
    expect((await cache.get('a'))?.toString()).toBe('two');
  });
});

describe('shared work', () => {
  it('is done once, and aborted when the last caller leaves', async () => {
    const work = new SharedWork<string>();
    const given: AbortSignal[] = [];
    const task = (signal: AbortSignal): Promise<string> => {
      given.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
    };
    const [one, two] = [new AbortController(), new AbortController()];
    const waiting = [work.run('a', one.signal, task), work.run('a', two.signal, task)];
    const settled = Promise.allSettled(waiting);
    one.abort();
    expect([given.length, given[0]?.aborted]).toEqual([1, false]);
    two.abort();
    expect(given[0]?.aborted).toBe(true);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(work.size).toBe(0);
    expect(await work.run('a', new AbortController().signal, () => Promise.resolve('again'))).toBe('again');
  });
});

describe('the fair queue', () => {
  it('lets callers take turns, and limits what runs at once', async () => {
    const queue = new FairQueue(2);
    const order: string[] = [];
    const ends: (() => void)[] = [];
    let [running, most] = [0, 0];
    const add = (caller: string) =>
      queue.run(caller, async () => {
        order.push(caller);
        most = Math.max(most, (running += 1));
        await new Promise<void>((end) => ends.push(end));
        running -= 1;
      });
    const all = Promise.all([...'aaaaaabbc'].map(add));
    for (let done = 0; done < 9; done++) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0));
      ends.shift()?.();
    }
    await all;
    expect(order.join('')).toBe('aaabcabaa');
    expect(most).toBe(2);
  });

  it('goes on after a failure', async () => {
    const queue = new FairQueue(1);
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
