import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../files/isRunning.js';

let folder: string;
// Put it beside the other built files, so that it finds its packages and the export page.
const program = fileURLToPath(new URL(`../../../dist/test-${process.pid}/a/holdBrowser.mjs`, import.meta.url));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-termination-'));
  const bundle = await rolldown({
    input: fileURLToPath(new URL('testing/holdBrowser.ts', import.meta.url)),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  });
  await bundle.write({ file: program, format: 'esm' });
  await bundle.close();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(join(program, '../..'), { recursive: true });
});

async function start(output: string): Promise<{ child: ChildProcess; browser: number }> {
  await mkdir(output);
  const child = spawn(process.execPath, [program, join(output, 'deck.pdf')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, browser: Number(line.toString()) };
}

describe('an export that is terminated', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves no browser and no half-written file after %s', async (name, code) => {
    const output = join(folder, name);
    const { child, browser } = await start(output);
    expect((await readdir(output)).length).toBe(1);
    child.kill(name);
    expect(await once(child, 'exit')).toEqual([code, null]);
    await vi.waitFor(() => expect(isRunning(browser)).toBe(false), { timeout: 10_000 });
    expect(await readdir(output)).toEqual([]);
  });

  it('leaves no browser even if it is killed', async () => {
    const { child, browser } = await start(join(folder, 'SIGKILL'));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await vi.waitFor(() => expect(isRunning(browser)).toBe(false), { timeout: 10_000 });
  });
});
