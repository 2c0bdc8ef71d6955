import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '@cardwright/renderer/export';

const PROGRAM = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/**
 * Measures the built server, started as the README says, with a Chromium; stops both afterwards.
 * @template T
 * @param {string} data its data folder
 * @param {(studio: {url: string, browser: import('@playwright/test').Browser}) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function onStudio(data, measure) {
  const server = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, CARDWRIGHT_DATA: data, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 2],
  });
  const ended = once(server, 'exit');
  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const url = await Promise.race([
      addressIn(server.stdout),
      ended.then(() => Promise.reject(new Error('the server ended'))),
    ]);
    return await measure({ url, browser });
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await ended;
  }
}

async function addressIn(output) {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /^Cardwright is at (\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  return new Promise(() => undefined);
}
