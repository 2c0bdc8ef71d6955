import { expect, it } from 'vitest';
import { TaskDropped, TaskQueue, type Pause } from './TaskQueue.js';

it('fills a pause, and leaves what does not fit to the next one', async () => {
  const done: string[] = [];
  const pauses: ((pause: Pause) => void)[] = [];
  const queue = new TaskQueue(() => new Promise((resolve) => pauses.push(resolve)));
  const add = (name: string): Promise<void> =>
    queue.run(
      () => Promise.resolve(void done.push(name)),
      () => true,
    );
  const added = ['a', 'b', 'c'].map(add);
  const left = [10, 3];
  pauses[0]?.({ timeRemaining: () => left.shift() ?? 0 });
  await Promise.all(added.slice(0, 2));
  expect(done).toEqual(['a', 'b']);
  await expect.poll(() => pauses.length).toBe(2);
  pauses[1]?.({ timeRemaining: () => 0 });
  await added[2];
  expect(done).toEqual(['a', 'b', 'c']);
});

it('drops what nobody wants any more', async () => {
  const queue = new TaskQueue(() => Promise.resolve({ timeRemaining: () => 50 }));
  await expect(
    queue.run(
      () => Promise.reject(new Error('ran')),
      () => false,
    ),
  ).rejects.toThrow(TaskDropped);
});
