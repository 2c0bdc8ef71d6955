#!/usr/bin/env node
// Measures what docs/benchmarks.md lists, compares it with yardsticks from the same run, and prints one table. Times are
// noisy, so nothing here fails a build.
//   npm run bench                   everything
//   npm run bench -- png sheets     only these parts
//   npm run bench -- --json FILE    also writes the results as JSON
//   npm run bench -- --write        also updates docs/benchmarks.md
//   npm run bench -- --quick        a tenth of the faces, measured once, to try it out
//   npm run bench -- --no-setup     does not build first
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchmarksDocument } from './bench/report/document.mjs';
import { loadRemark, machineFacts } from './bench/report/machine.mjs';
import { cells, COLUMNS } from './bench/report/row.mjs';
import { textTable } from './bench/report/textTable.mjs';
import { parts } from './bench/parts/index.mjs';
import { writeWorkload } from './bench/workload.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const options = readOptions();
const wanted = parts.filter(
  ({ name, id }) =>
    options.names.length === 0 || options.names.some((asked) => asked === name || asked === id.toLowerCase()),
);

if (options.setup) {
  const command = [join(root, 'scripts', 'setup.mjs')];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}

const machine = await machineFacts();
const remark = loadRemark();
const { rows, failures } = await measure();

for (const [name, fact] of Object.entries(machine)) process.stdout.write(`${name}: ${fact}\n`);
if (remark) process.stdout.write(`${remark}\n`);
process.stdout.write(`\n${textTable(COLUMNS, rows.map(cells))}\n`);
for (const failure of failures) process.stdout.write(`${failure}\n`);
if (options.json) {
  const { rounds, faces } = options;
  await writeFile(options.json, `${JSON.stringify({ machine, remark, rounds, faces, rows, failures }, null, 2)}\n`);
}
if (options.write) await writeDocument();

async function measure() {
  const rows = [];
  const failures = [];
  const temporary = await mkdtemp(join(tmpdir(), 'cardwright-bench-'));
  try {
    const context = createContext(temporary);
    for (const part of wanted) {
      process.stderr.write(`bench: ${part.id} ${part.name}\n`);
      try {
        rows.push(...(await part.run(context)));
      } catch (error) {
        failures.push(`${part.id} could not be measured: ${error.message}`);
      }
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return { rows, failures };
}

/** @returns {import('./bench/parts/index.mjs').Context} */
function createContext(temporary) {
  const workloads = new Map();
  const folder = async (name) => {
    const path = join(temporary, name);
    await mkdir(path, { recursive: true });
    return path;
  };
  return {
    rounds: options.rounds,
    faces: options.faces,
    folder,
    workload(faces, seed = 1) {
      const key = `deck-${faces}-${seed}`;
      const written = workloads.get(key) ?? folder(key).then((path) => writeWorkload(path, faces, seed));
      workloads.set(key, written);
      return written;
    },
  };
}

async function writeDocument() {
  if (failures.length > 0)
    return void process.stderr.write('bench: a part failed, so docs/benchmarks.md was not written.\n');
  const file = join(root, 'docs', 'benchmarks.md');
  const { format, resolveConfig } = await import('prettier');
  const text = benchmarksDocument(rows, machine, options.rounds);
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  process.stdout.write('\nWritten to docs/benchmarks.md\n');
}

function readOptions() {
  const { values, positionals } = readArguments();
  const names = positionals.map((name) => name.toLowerCase());
  const known = parts.flatMap(({ id, name }) => [id.toLowerCase(), name]);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) refuse(`there is no part "${unknown}"; there are ${parts.map(({ name }) => name).join(', ')}`);
  if (values.write && (values.quick || names.length > 0))
    refuse('--write takes a whole run: no --quick, no single parts');
  const faces = values.quick ? { few: 20, many: 200 } : { few: 200, many: 2000 };
  return {
    names,
    faces,
    rounds: values.quick ? 1 : 3,
    json: values.json,
    write: values.write,
    setup: !values['no-setup'],
  };
}

function readArguments() {
  const flags = {
    json: { type: 'string' },
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
    'no-setup': { type: 'boolean' },
  };
  try {
    return parseArgs({ options: flags, allowPositionals: true });
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(message) {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}
