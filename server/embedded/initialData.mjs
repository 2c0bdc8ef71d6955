// The data directory of a new, empty database. Making one takes seconds of computing, so the build makes it once, and new
// databases start from a copy.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));

/** A compressed tar file, made by and for one version of PGlite. */
export const INITIAL_DATA = fileURLToPath(new URL(`initial-${version}.tar.gz`, import.meta.url));
