import { randomUUID } from 'node:crypto';
import { appendFile, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Two processes on one embedded database would silently diverge. */
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

/** How long one of several processes that start together waits for the others to give way. */
const MOMENT_MS = 10;

/**
 * Claims a folder for this process with a file that contains the process id, and removes files of dead processes. Every
 * process first writes its claim and then looks for others, so that of two at least one sees the other. A process gives
 * way to one that holds the folder, and to a claim whose name sorts first.
 * @returns a function that releases the folder
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `${PREFIX}${randomUUID()}`;
  const file = join(folder, name);
  try {
    // The rename makes sure that nobody reads an incomplete claim.
    await writeFile(`${file}.new`, `${process.pid}\n${await startOf(process.pid)}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
    while (!(await isAlone(folder, name))) await setTimeout(MOMENT_MS);
    await appendFile(file, HELD);
    return () => rm(file, { force: true });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

const PREFIX = 'lock.';
const HELD = 'held\n';

/** @throws FolderInUseError when this process must give way @returns false while another one must */
async function isAlone(folder: string, name: string): Promise<boolean> {
  let alone = true;
  for (const other of await readdir(folder)) {
    if (!other.startsWith(PREFIX) || other.endsWith('.new') || other === name) continue;
    const claim = await readClaim(join(folder, other));
    if (claim === undefined) continue;
    if (!(await isRunning(claim))) await rm(join(folder, other), { force: true });
    else if (claim.isHeld || other < name) throw new FolderInUseError(folder, claim.pid);
    else alone = false;
  }
  return alone;
}

interface Claim {
  readonly pid: number;
  /** Distinguishes a process from a later one with the same id. */
  readonly start: string;
  readonly isHeld: boolean;
}

/** undefined if it was released in the meantime */
async function readClaim(file: string): Promise<Claim | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const [pid = '', start = ''] = text.split('\n');
    return { pid: Number.parseInt(pid, 10), start, isHeld: text.endsWith(HELD) };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function isRunning({ pid, start }: Claim): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  // In a container the server gets the same process id at every start.
  const present = await startOf(pid);
  return start === '' || present === '' || start === present;
}

/** The start time of a process on Linux (proc(5): field 22 of stat); empty if unknown. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
