import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { canReadTrees } from '../measure/processTree.mjs';

/** The machine's properties that affect the figures, without a date or a name. @returns {Promise<Record<string, string>>} */
export async function machineFacts() {
  return {
    processor: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`,
    memory: `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    system: `${type()} ${release()}`,
    node: process.version,
    browser: await browserVersion(),
    'CPU time': canReadTrees
      ? 'of the whole process tree'
      : 'of the measuring process alone: this system keeps no other books',
  };
}

async function browserVersion() {
  const { findChromium } = await import('@cardwright/renderer/export');
  const { executablePath } = await findChromium();
  return execFileSync(executablePath, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** A remark if other work may have made the times longer. @returns {string | undefined} */
export function loadRemark() {
  const [load = 0] = loadavg();
  if (load < availableParallelism() / 2) return undefined;
  return `The machine was busy when this started (load ${load.toFixed(1)}): wall times mean little, ratios a little more.`;
}
