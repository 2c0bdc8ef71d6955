#!/usr/bin/env node
// Prepares a fresh clone: dependencies, fonts, build, a Chromium. It has no dependencies of its own, does only what is
// missing, and reports each step in one line. --tests also finds the programs that tests use: Firefox, MuPDF, PostgreSQL.
import { installDependencies } from './setup/dependencies.mjs';
import { buildEverything } from './setup/build.mjs';
import { ensureChromium, preferHeadlessShell } from './setup/chromium.mjs';
import { ensureFirefox, ensureMupdf, ensurePostgres } from './setup/testPrograms.mjs';
import { checkNode } from './setup/node.mjs';
import { giveUp } from './setup/shell.mjs';

const wantsTests = process.argv.includes('--tests');

try {
  checkNode();
  installDependencies();
  buildEverything();
  ensureChromium();
  if (wantsTests) {
    preferHeadlessShell();
    ensureFirefox();
    ensureMupdf();
    ensurePostgres();
  }
} catch (error) {
  giveUp(error);
}
