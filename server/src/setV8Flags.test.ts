import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { boundHeap, letHeapDouble } from './setV8Flags.js';

/** Whether V8 has looked for garbage by the time that `act` returns. */
async function collects(act: () => void): Promise<boolean> {
  const unused = new WeakRef({});
  await setImmediate();
  act();
  return unused.deref() === undefined;
}

describe('boundHeap', () => {
  it('bounds the heap of a large deck at once, and leaves that of a small one to V8', async () => {
    expect(await collects(() => boundHeap(300))).toBe(false);
    expect(await collects(() => boundHeap(301))).toBe(true);
  });

  it('lets the heap of a large deck double while a browser paints', async () => {
    letHeapDouble();
    expect(await collects(() => boundHeap(2000))).toBe(false);
  });
});
