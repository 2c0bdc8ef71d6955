#!/usr/bin/env node
// Draws the diagrams of ARCHITECTURE.md from the imports in the code.
//   node scripts/architecture.mjs            writes the diagrams
//   node scripts/architecture.mjs --check    fails if an import rule is broken, if rooms import each other, or if the diagrams are stale
//   node scripts/architecture.mjs --sizes    also writes the table of lines and files, before and now
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { cruiseCode } from './architecture/cruiseCode.mjs';
import { findCycles } from './architecture/findCycles.mjs';
import { drawRooms, drawWorkspaces } from './architecture/mermaid.mjs';
import { roomsOf } from './architecture/roomsOf.mjs';
import { sizesTable } from './architecture/sizesTable.mjs';
import { root } from './setup/shell.mjs';

const file = join(root, 'ARCHITECTURE.md');
const isCheck = process.argv.includes('--check');

const { modules, violations, report } = await cruiseCode();
const rooms = roomsOf(modules);
const faults = [
  ...(violations > 0 ? [report.trim()] : []),
  ...findCycles(rooms).map(
    (arrows) => `These rooms import each other:\n${arrows.map((arrow) => `  ${arrow}`).join('\n')}`,
  ),
];

const current = readFileSync(file, 'utf8');
const drawn = await renew(current);
if (!isCheck) writeFileSync(file, drawn);
else if (drawn !== current)
  faults.push('The diagrams of ARCHITECTURE.md are stale. Run: node scripts/architecture.mjs');

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

async function renew(text) {
  let renewed = replacePart(text, 'workspaces', drawWorkspaces(modules));
  renewed = replacePart(renewed, 'rooms', drawRooms(rooms));
  if (process.argv.includes('--sizes')) renewed = replacePart(renewed, 'sizes', sizesTable());
  return format(renewed, { ...(await resolveConfig(file)), filepath: file });
}

/** Replaces the text between the two comments of this name. */
function replacePart(text, name, content) {
  const [begin, end] = [`<!-- ${name}: written by scripts/architecture.mjs -->`, `<!-- end of ${name} -->`];
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`ARCHITECTURE.md has no part "${name}": ${begin}`);
  return `${text.slice(0, text.indexOf(begin))}${begin}\n\n${content}\n\n${text.slice(text.indexOf(end))}`;
}
