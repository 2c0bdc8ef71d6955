import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlayFormat } from '../../export/index.js';
import { temporaryFolder } from '../../testing/temporaryFolder.js';
import { heavyPlayFiles } from './heavyPlayFiles.js';

/** What is reported of a file of zeros. */
function reported(size: number, format: PlayFormat) {
  const file = join(temporaryFolder(), 'deck');
  writeFileSync(file, '');
  truncateSync(file, size);
  return heavyPlayFiles([{ file }], {
    kind: 'play',
    play: { format, dpi: 200, quality: 80, shape: 'rectangle', address: '' },
  });
}

describe('heavyPlayFiles', () => {
  it('reports a page of more than 100 MB', async () => {
    expect(await reported(269_400_000, 'offline-player')).toMatchObject([
      { code: 'play.heavy', severity: 'warning', message: expect.stringContaining('The file has 269 MB') as string },
    ]);
  });

  it('accepts smaller pages, and packages whose pictures are loaded one by one', async () => {
    expect(await reported(100_000_000, 'offline-player')).toEqual([]);
    expect(await reported(269_400_000, 'tts')).toEqual([]);
  });
});
