// Run by npm before and after `npm pack` in a package's folder: adds files of the whole project to the package, and removes
// them with --remove. Every package contains the licences; the server's also contains the built studio.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../setup/shell.mjs';

const folder = process.cwd();
const shared = [
  ['LICENSE', 'LICENSE'],
  ['THIRD_PARTY_NOTICES.md', 'THIRD_PARTY_NOTICES.md'],
  ...(basename(folder) === 'server' ? [['studio/dist/site', 'dist/site']] : []),
];

for (const [from, to] of shared) {
  const [source, target] = [join(root, from), join(folder, to)];
  rmSync(target, { recursive: true, force: true });
  if (process.argv.includes('--remove')) continue;
  if (!existsSync(source)) throw new Error(`${source} is missing. Run: npm run build`);
  cpSync(source, target, { recursive: true });
}
