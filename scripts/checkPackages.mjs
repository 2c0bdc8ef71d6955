#!/usr/bin/env node
// Packs every published package, installs the tarballs in an empty folder outside the repository, and uses them there:
// checks, renders and exports a demo deck, and runs the server with the studio.
//   npm run check:packages              uses a temporary folder, which it removes
//   npm run check:packages -- FOLDER    keeps the tarballs in FOLDER
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PUBLISHED } from './packing/publishedPackage.mjs';
import { root, run } from './setup/shell.mjs';
import { Steps } from './setup/Steps.mjs';

const steps = new Steps('packages');
const temporary = mkdtempSync(join(tmpdir(), 'cardwright-packages-'));
const [given] = process.argv.slice(2);
const tarballs = given === undefined ? join(temporary, 'tarballs') : resolve(given);
const place = join(temporary, 'empty');
const deck = join(place, 'deck');

try {
  pack();
  install();
  use('checked a deck', 'check', deck, '--fail-on', 'error');
  use('rendered three cards', 'render', deck, '--out', join(place, 'out'), '--cards', '1-3', '--dpi', '96');
  use('exported a PDF', 'export', deck, '--preset', 'pdf-cards', '--cards', '1-3', '--out', join(place, 'cards.pdf'));
  const pictures = readdirSync(join(place, 'out')).filter((name) => statSync(join(place, 'out', name)).size > 1000);
  if (pictures.length < 3) throw new Error(`Only ${pictures.length} pictures were written.`);
  step('served the studio', () =>
    run(process.execPath, [fileURLToPath(new URL('packing/tryServer.mjs', import.meta.url))], { cwd: place }),
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function pack() {
  mkdirSync(tarballs, { recursive: true });
  for (const folder of PUBLISHED)
    step(`packed ${folder}`, () =>
      run('npm', ['pack', '--silent', '--pack-destination', tarballs], { cwd: join(root, folder) }),
    );
}

function install() {
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  cpSync(join(root, 'templates', 'decks', 'emberwild'), deck, { recursive: true });
  const files = readdirSync(tarballs).map((name) => join(tarballs, name));
  step('installed them in an empty folder', () =>
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...files], { cwd: place }),
  );
}

/** Runs the installed command by its name. */
function use(done, ...args) {
  step(done, () => run('npx', ['--no-install', 'cardwright', ...args], { cwd: place }));
}

function step(done, work) {
  const { ok, output } = steps.run({ doing: 'working', done, failed: `failed before it had ${done}` }, work);
  if (!ok) throw new Error(output);
}
