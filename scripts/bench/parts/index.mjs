import { again } from './again.mjs';
import { api } from './api.mjs';
import { attack } from './attack.mjs';
import { builder } from './builder.mjs';
import { cardsView } from './cardsView.mjs';
import { cli } from './cli.mjs';
import { crowd } from './crowd.mjs';
import { directory } from './directory.mjs';
import { growth } from './growth.mjs';
import { layout } from './layout.mjs';
import { load } from './load.mjs';
import { pdf } from './pdf.mjs';
import { png } from './png.mjs';
import { publicPages } from './publicPages.mjs';
import { publicSpeed } from './publicSpeed.mjs';
import { reading } from './reading.mjs';
import { save } from './save.mjs';
import { sheets } from './sheets.mjs';
import { start } from './start.mjs';

/**
 * A part of the benchmark, in a file of its own; to add one, list it here.
 * @typedef {object} Part
 * @property {string} id as in performance requirements and docs/benchmarks.md
 * @property {string} name its name for `npm run bench -- <name>`
 * @property {(context: Context) => Promise<import('../report/row.mjs').Row[]>} run
 *
 * @typedef {object} Context
 * @property {number} rounds how many times everything is measured
 * @property {(faces: number, seed?: number) => Promise<Workload>} workload the generated deck, written once
 * @property {(name: string) => Promise<string>} folder a new folder for a part's files
 * @property {{few: number, many: number}} faces sizes of the deck
 *
 * @typedef {{file: string, folder: string, faces: number, imageBytes: number}} Workload
 */

/** @type {readonly Part[]} */
export const parts = [
  png,
  pdf,
  sheets,
  layout,
  reading,
  cli,
  growth,
  again,
  api,
  save,
  cardsView,
  builder,
  publicPages,
  publicSpeed,
  start,
  load,
  attack,
  crowd,
  directory,
];
