import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const ANYBODY_WRITES = 0o222;

/**
 * Why a file must not be replaced, or undefined. A file marked as read-only could be, because replacing it needs only
 * the folder's permission; whoever marked it does not want that.
 */
export async function writeProtection(file: string): Promise<string | undefined> {
  const isMarked = ((await stat(file)).mode & ANYBODY_WRITES) === 0;
  if (isMarked || !(await isWritable(file))) return 'It is read-only. Make it writable first.';
  return (await isWritable(dirname(file)))
    ? undefined
    : 'You do not have permission to write in its folder. Change that first.';
}

async function isWritable(path: string): Promise<boolean> {
  try {
    await access(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
