import { join, relative, sep } from 'node:path';
import { checkRelativePath } from '@cardwright/renderer';

export interface Folders {
  /** The current base of relative paths. */
  readonly from: string;
  /** The new base. */
  readonly to: string;
}

/** A relative path on another base; undefined for a file outside it. */
export function rebasePath(path: string, { from, to }: Folders): string | undefined {
  const moved = relative(to, join(from, path)).split(sep).join('/');
  return checkRelativePath(moved).ok ? moved : undefined;
}
