import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createOutput } from '../output.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { runInit } from './runInit.js';

const stream = { write: () => undefined };
const output = createOutput({ json: false, quiet: true, stdout: stream, stderr: stream });

it('leaves nothing behind when it breaks off, so that it can run again', async () => {
  const parent = temporaryFolder({ 'own/.git/config': '' });
  const context = { output, signal: AbortSignal.abort(new Error('the disk is full')), endBySignal: () => undefined };
  for (const folder of ['new/game', 'own'])
    await expect(runInit(context, join(parent, folder), {})).rejects.toThrow('the disk is full');
  expect(readdirSync(parent, { recursive: true }).toSorted()).toEqual(['own', 'own/.git', 'own/.git/config']);
  await runInit({ ...context, signal: new AbortController().signal }, join(parent, 'own'), {});
  expect(readdirSync(join(parent, 'own'))).toContain('deck.yaml');
});
