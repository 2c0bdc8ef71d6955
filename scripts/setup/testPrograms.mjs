import { existsSync, readdirSync } from 'node:fs';
import { aptInstall, steps, which } from './shell.mjs';

/** Firefox runs the layout in a second engine. Without it, the tests report that in one line. */
export function ensureFirefox() {
  const named = process.env.CARDWRIGHT_FIREFOX;
  if (named !== undefined && named !== '') return;
  if (which('firefox-esr', 'firefox') !== undefined || aptInstall('firefox-esr').ok) return;
  steps.say(
    'there is no Firefox; tests that need it will say so. Install it, or set CARDWRIGHT_FIREFOX to its program.',
  );
}

/** MuPDF rasterises PDF files, to compare them with PNG files. */
export function ensureMupdf() {
  if (which('mutool') !== undefined || aptInstall('mupdf-tools').ok) return;
  steps.say('there is no MuPDF; the test that compares PDF with PNG will say so. Install mupdf-tools.');
}

/** A real PostgreSQL for the API's tests: TEST_DATABASE_URL, installed server binaries, or Debian's package. */
export function ensurePostgres() {
  if ((process.env.TEST_DATABASE_URL ?? '') !== '' || hasServer()) return;
  if (aptInstall('postgresql').ok && hasServer()) return;
  steps.say(
    'there is no PostgreSQL server; the API is tested on the embedded database only. Install postgresql, or set TEST_DATABASE_URL.',
  );
}

function hasServer() {
  if (which('initdb') !== undefined) return true;
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) && readdirSync(folder).some((version) => existsSync(`${folder}/${version}/bin/initdb`));
}
