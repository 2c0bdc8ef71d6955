/**
 * Writes src/layout/text/thai/model.ts from the Thai model of BudouX (Google, Apache-2.0), which is not a dependency
 * because its package includes an HTML parser and a command line.
 *
 *   npm pack budoux@0.9.2 && tar xzf budoux-0.9.2.tgz
 *   node renderer/scripts/buildThaiModel.mjs package/module/data/models/th.js
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { model } = await import(pathToFileURL(resolve(process.argv[2])).href);
const features = Object.entries(model).map(
  ([feature, weights]) => `${feature} ${JSON.stringify(JSON.stringify(weights))}`,
);
writeFileSync(
  new URL('../src/layout/text/thai/model.ts', import.meta.url),
  `/**
 * Weights of the Thai model of BudouX 0.9.2, Copyright 2021 Google LLC, Apache License 2.0
 * (https://www.apache.org/licenses/LICENSE-2.0), converted by scripts/buildThaiModel.mjs: the score of each feature by
 * its characters, as JSON. UW3 is the character before a boundary, UW4 the one after; BW and TW are two and three.
 */
// prettier-ignore
export const THAI_MODEL = {
${features.map((line) => `  ${line.replace(' ', ': ')},`).join('\n')}
} as const;
`,
);
