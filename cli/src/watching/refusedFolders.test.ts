import type * as fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { FolderWatcher } from './FolderWatcher.js';

const full = Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), {
  code: 'ENOSPC',
  syscall: 'watch',
});
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof fs>()),
  watch: () => {
    throw full;
  },
}));

it('the watcher returns why the system watches no more folders', () => {
  expect(new FolderWatcher(() => false).watch([temporaryFolder({ 'deck.yaml': '' })])).toBe(full);
});
