import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './findChromium.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-chromium-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function program(name: string, mode = 0o755): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, '');
  await chmod(path, mode);
  return path;
}

describe('findChromium', () => {
  it('prefers the one in the environment', async () => {
    await program('chromium');
    const [own, puppeteers] = [await program('own'), await program('other')];
    expect(
      await findChromium({ CARDWRIGHT_CHROMIUM: own, PUPPETEER_EXECUTABLE_PATH: puppeteers, PATH: folder }),
    ).toEqual({ executablePath: own, source: 'environment' });
    expect(await findChromium({ PUPPETEER_EXECUTABLE_PATH: puppeteers, PATH: folder })).toEqual({
      executablePath: puppeteers,
      source: 'environment',
    });
  });

  it('rejects a variable with an invalid path instead of using another browser', async () => {
    await program('chromium');
    for (const wrong of [join(folder, 'gone'), folder])
      await expect(findChromium({ CARDWRIGHT_CHROMIUM: wrong, PATH: folder })).rejects.toMatchObject({
        code: 'browser.not_found',
        path: 'CARDWRIGHT_CHROMIUM',
      });
  });

  it.runIf(process.platform === 'linux')('takes the newest that puppeteer has downloaded', async () => {
    for (const build of ['linux-99.0.1.0', 'linux-148.0.2.0', 'linux-100.0.3.0']) {
      await mkdir(join(folder, 'chrome-headless-shell', build, 'chrome-headless-shell-linux64'), { recursive: true });
      await program(`chrome-headless-shell/${build}/chrome-headless-shell-linux64/chrome-headless-shell`);
    }
    const { executablePath, source } = await findChromium({ PATH: '/nowhere', PUPPETEER_CACHE_DIR: folder });
    expect([executablePath, source]).toEqual([expect.stringContaining('linux-148.0.2.0'), 'puppeteer']);
  });

  it.runIf(process.platform === 'linux')('prefers a headless shell to a whole Chromium', async () => {
    const [, shell] = [await program('chromium'), await program('chromium-headless-shell')];
    expect(await findChromium({ PATH: folder })).toEqual({ executablePath: shell, source: 'installed' });
  });

  it.runIf(process.platform === 'linux')('finds an installed one that is executable', async () => {
    await program('google-chrome', 0o644);
    const chromium = await program('chromium');
    expect(await findChromium({ PATH: `/nowhere:${folder}` })).toEqual({
      executablePath: chromium,
      source: 'installed',
    });
  });
});
