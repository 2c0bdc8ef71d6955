import { expect, it } from 'vitest';
import { inBatch } from './inBatch.js';

const quiet = { onProgress: () => undefined };

it('ends at once when it is cancelled, whatever is under way, and keeps what was found', async () => {
  const stop = new AbortController();
  const ends: ((value: string) => void)[] = [];
  const running = inBatch(
    ['a', 'b', 'c', 'd'],
    (id) => (id === 'a' ? Promise.resolve('A') : new Promise<string>((resolve) => ends.push(resolve))),
    { signal: stop.signal, onProgress: () => stop.abort() },
  );
  const result = await running;
  expect(result).toEqual({ found: new Map([['a', 'A']]), failures: [] });
  for (const end of ends) end('late');
  await Promise.resolve();
  expect(result.found.size).toBe(1);
});

it('does nothing when it was cancelled before', async () => {
  const work = (): Promise<string> => Promise.reject(new Error('was asked'));
  const result = await inBatch(['a'], work, { signal: AbortSignal.abort(), ...quiet });
  expect(result).toEqual({ found: new Map(), failures: [] });
});
