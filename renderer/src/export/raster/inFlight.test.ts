import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { inFlight } from './inFlight.js';

/** Work whose items finish on demand. */
function manual(): { started: number[]; finish: Map<number, () => void>; work: (item: number) => Promise<number> } {
  const started: number[] = [];
  const finish = new Map<number, () => void>();
  const work = (item: number): Promise<number> => {
    started.push(item);
    return new Promise((resolve) => finish.set(item, () => resolve(item * 10)));
  };
  return { started, finish, work };
}

describe('inFlight', () => {
  it('keeps the order regardless of what finishes first, and respects the limit', async () => {
    const { started, finish, work } = manual();
    const results = inFlight([1, 2, 3, 4], 2, undefined, work);
    const first = results.next();
    await vi.waitFor(() => expect(started).toEqual([1, 2]));
    finish.get(2)?.();
    finish.get(1)?.();
    expect(await first).toEqual({ done: false, value: 10 });
    expect(await results.next()).toEqual({ done: false, value: 20 });
    expect(started).toEqual([1, 2, 3]);
    finish.get(3)?.();
    await results.return();
  });

  it('gives every result once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), async (turns, limit) => {
        const work = async (index: number): Promise<number> => {
          for (let turn = 0; turn < (turns[index] ?? 0); turn++) await Promise.resolve();
          return index;
        };
        const seen: number[] = [];
        for await (const result of inFlight(turns.keys(), limit, undefined, work)) seen.push(result);
        expect(seen).toEqual([...turns.keys()]);
      }),
    );
  });

  it('throws the first error in order and tells the others to stop', async () => {
    const signals: AbortSignal[] = [];
    const work = async (item: number, signal: AbortSignal): Promise<number> => {
      signals.push(signal);
      await Promise.resolve();
      if (item === 2) throw new Error('card 2');
      return item;
    };
    const seen: number[] = [];
    await expect(
      (async () => {
        for await (const result of inFlight([1, 2, 3, 4], 3, undefined, work)) seen.push(result);
      })(),
    ).rejects.toThrow('card 2');
    expect(seen).toEqual([1]);
    expect(signals.every((signal) => signal.aborted)).toBe(true);
  });

  it('takes no further items once aborted', async () => {
    const controller = new AbortController();
    const taken: number[] = [];
    const items = (function* () {
      for (let item = 0; item < 9; item++) {
        taken.push(item);
        yield item;
      }
    })();
    const results = inFlight(items, 1, controller.signal, (item) => Promise.resolve(item));
    await results.next();
    controller.abort(new Error('stop'));
    await expect(results.next()).rejects.toThrow('stop');
    expect(taken).toEqual([0, 1]);
  });
});
