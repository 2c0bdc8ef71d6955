import { randomUUID } from 'node:crypto';
import { appendFile, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

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

/** How long one of several that start at the same moment waits for the others to give way. */
const MOMENT_MS = 10;

/**
 * Claims a folder for this process by a file with its id; files of processes that are gone are removed. Everybody writes
 * a claim first and looks for others second, so that of two at least one sees the other: whoever sees one that holds the
 * folder, or one that claims it and comes first by name, gives way.
 * @returns what gives it back @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `${PREFIX}${randomUUID()}`;
  const file = join(folder, name);
  try {
    // Nobody reads a claim that is half written.
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

/** @throws FolderInUseError when this one has to give way @returns false while another one has to */
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
  /** Tells a process from a later one with the same id. */
  readonly start: string;
  readonly isHeld: boolean;
}

/** undefined when it has been given back meanwhile */
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

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
