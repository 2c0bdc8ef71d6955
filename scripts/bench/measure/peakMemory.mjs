import { readFile, writeFile } from 'node:fs/promises';

/** Begins to measure the most memory that a process takes. Linux only. */
export function forgetPeak(pid) {
  return writeFile(`/proc/${pid}/clear_refs`, '5');
}

/** The most memory that a process has taken since, as the system counts it. @returns {Promise<number>} bytes */
export async function peakMemory(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
