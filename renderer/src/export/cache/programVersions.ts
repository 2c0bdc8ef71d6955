import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { findChromium } from '../browser/findChromium.js';

const run = promisify(execFile);

/**
 * The versions of the programs that paint and encode pictures, as text. The browser is not started for that.
 * @throws CardwrightError `browser.not_found`
 */
export async function programVersions(): Promise<string> {
  const { executablePath } = await findChromium();
  return JSON.stringify([await browserVersion(executablePath), sharp.versions]);
}

async function browserVersion(executablePath: string): Promise<string> {
  // On Windows, `--version` opens a window. There, each version is a file of its own.
  if (process.platform === 'win32') return String((await stat(executablePath)).mtimeMs);
  return (await run(executablePath, ['--version'])).stdout.trim();
}
