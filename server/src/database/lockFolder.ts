import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Two processes with one embedded database would silently part ways. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `${folder} is in use by process ${pid}. Stop that server first, or give this one another folder: CARDWRIGHT_DATA=other npm start`,
    );
  }
}

/**
 * Claims a folder for this process by a lock file with its id; the lock of a process that is gone is taken over.
 * @returns what gives it back @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const own = join(folder, `lock.${randomUUID()}`);
  await writeFile(own, `${process.pid}\n${await startOf(process.pid)}\n`, { mode: 0o600 });
  try {
    for (;;) {
      // A link appears with its content, or not at all: nobody reads a lock that is half written.
      if (await isDone(link(own, file), 'EEXIST')) return () => rm(file, { force: true });
      const holder = await readHolder(file);
      if (holder === undefined) continue;
      if (await isRunning(holder)) throw new FolderInUseError(folder, holder.pid);
      await takeAway(file, holder, join(folder, `stale.${randomUUID()}`));
    }
  } finally {
    await rm(own, { force: true });
  }
}

interface Holder {
  readonly pid: number;
  /** Tells a process from a later one with the same id. */
  readonly start: string;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const [pid = '', start = ''] = (await readFile(file, 'utf8')).split('\n');
    return { pid: Number.parseInt(pid, 10), start };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Of two that find the same stale lock, the second may have got hold of the first one's new lock: it puts it back. */
async function takeAway(file: string, { pid, start }: Holder, aside: string): Promise<void> {
  if (!(await isDone(rename(file, aside), 'ENOENT'))) return;
  const taken = await readHolder(aside);
  if (taken?.pid !== pid || taken.start !== start) await isDone(link(aside, file), 'EEXIST');
  await rm(aside, { force: true });
}

async function isRunning({ pid, start }: Holder): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  // In a container the server has the same id at every start.
  const present = await startOf(pid);
  return start === '' || present === '' || start === present;
}

/** When a process started, as Linux tells it (proc(5): field 22 of stat); empty where it cannot be told. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** @returns false when it failed by the code */
async function isDone(work: Promise<void>, code: string): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isCode(error, code)) return false;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
