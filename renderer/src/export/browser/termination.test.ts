import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../files/isRunning.js';

let folder: string;
/** The temporary folder of the programs. */
let temporary: string;
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
beforeEach(async () => {
  temporary = await mkdtemp(join(folder, 'temporary-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(join(program, '../..'), { recursive: true });
});

async function start(output: string): Promise<{ child: ChildProcess; browser: number }> {
  await mkdir(output);
  const child = spawn(process.execPath, [program, join(output, 'deck.pdf')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary },
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, browser: Number(line.toString()) };
}

/** The ids of the programs whose browser profiles there are. */
const profiles = async (): Promise<(number | undefined)[]> =>
  (await readdir(temporary)).map((name) => Number(/^cardwright-profile-[\da-f]{8}-(\d+)-/.exec(name)?.[1])).toSorted();

describe('an export that is terminated', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves no browser, profile or half-written file after %s', async (name, code) => {
    const output = join(folder, name);
    const { child, browser } = await start(output);
    expect((await readdir(output)).length).toBe(1);
    expect(await profiles()).toEqual([child.pid]);
    child.kill(name);
    expect(await once(child, 'exit')).toEqual([code, null]);
    await vi.waitFor(() => expect(isRunning(browser)).toBe(false), { timeout: 10_000 });
    expect(await readdir(output)).toEqual([]);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('leaves no browser and no profile if a second signal ends it at once', async () => {
    const { child, browser } = await start(join(folder, 'impatient'));
    child.kill('SIGTERM');
    child.kill('SIGINT');
    await once(child, 'exit');
    await vi.waitFor(() => expect(isRunning(browser)).toBe(false), { timeout: 10_000 });
    expect(await readdir(temporary)).toEqual([]);
  });

  it('leaves no browser even if it is killed, and its profile only until the next one starts', async () => {
    const other = await start(join(folder, 'other'));
    const { child, browser } = await start(join(folder, 'SIGKILL'));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await vi.waitFor(() => expect(isRunning(browser)).toBe(false), { timeout: 10_000 });
    const next = await start(join(folder, 'next'));
    expect(await profiles()).toEqual([other.child.pid, next.child.pid].toSorted());
    for (const each of [other.child, next.child]) {
      each.kill('SIGTERM');
      await once(each, 'exit');
    }
  });
});

describe('an export whose browser is killed', () => {
  it('removes the profile at once', async () => {
    const { child, browser } = await start(join(folder, 'crash'));
    // Its group: the process that was started may be a script.
    process.kill(-browser, 'SIGKILL');
    await vi.waitFor(async () => expect(await readdir(temporary)).toEqual([]), { timeout: 10_000 });
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await readdir(temporary)).toEqual([]);
  });
});
