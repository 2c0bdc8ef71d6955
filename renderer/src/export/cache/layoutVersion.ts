import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontsDirectory } from '../../fonts/node.js';
import { iconPackages } from '../../icons/node.js';
import { sha256 } from './sha256.js';

const PACKAGE = new URL('../../../package.json', import.meta.url);
/** The compiler's record, with a hash of every source file. Only the repository has it; a published package has its version. */
const SOURCES = new URL('../../../tsconfig.tsbuildinfo', import.meta.url);

/** Tells apart programs that may lay out or check a face differently: our code, the built fonts and the icon sets. */
export async function layoutVersion(): Promise<string> {
  const files = [PACKAGE, SOURCES, join(fontsDirectory(), 'manifest.json'), ...iconPackages()];
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return sha256(contents.join('\n'));
}
