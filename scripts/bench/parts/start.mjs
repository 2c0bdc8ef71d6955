import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inTurn, median } from '../measure/medians.mjs';
import { spawnTimed } from '../measure/spawnTimed.mjs';
import { limitRow, plainRow } from '../report/row.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MOST_S = 3;

/** P12: from `npm start` to the first response, with a data folder from an earlier start. */
export const start = {
  id: 'P12',
  name: 'start',
  async run({ rounds, folder }) {
    const data = await folder('start');
    const first = await startOnce(data);
    const { again, node } = await inTurn(rounds, {
      again: () => startOnce(data),
      node: () => spawnTimed(process.execPath, ['--eval', '']),
    });
    const yardstick = { name: 'Node starting', value: median(node) / 1000 };
    return [
      limitRow({
        id: 'P12',
        figure: 'npm start, again: first answer',
        unit: 's',
        value: median(again),
        yardstick,
        most: MOST_S,
        runs: again,
      }),
      plainRow({ id: 'P12', figure: 'npm start, built, empty data folder: first answer', unit: 's', value: first }),
    ];
  },
};

/** @returns {Promise<number>} seconds */
async function startOnce(data) {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, CARDWRIGHT_DATA: data, PORT: '0', DATABASE_URL: '', SUPABASE_URL: '' },
    stdio: ['ignore', 'pipe', 2],
    // A process group, so that npm and its children get the signal together.
    detached: true,
  });
  const ended = once(npm, 'exit');
  try {
    const url = await Promise.race([
      addressIn(npm.stdout),
      ended.then(() => Promise.reject(new Error('the server ended'))),
    ]);
    const answer = await fetch(`${url}/api/health/ready`);
    if (!answer.ok) throw new Error(`the server responded with status ${answer.status}`);
    return (performance.now() - began) / 1000;
  } finally {
    if (npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM');
    await ended;
  }
}

async function addressIn(output) {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /^Cardwright is at (\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  return new Promise(() => undefined);
}
