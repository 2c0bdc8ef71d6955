import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The most folders to watch, the nearest first: a deck file may lie in a folder with everything that somebody owns. */
const MOST_FOLDERS = 2000;

export interface DeckFolders {
  readonly folders: ReadonlySet<string>;
  /** False if there are more. */
  readonly isComplete: boolean;
}

/**
 * The folders that may hold a deck's files: its own and all below it, even if the deck is broken and cannot name its files.
 * Hidden folders and packages are left out. If there is no deck, only the folder in which it is expected is returned.
 * @param isSkipped tells which folders (by absolute path) are no place for files of the deck
 */
export async function deckFolders(
  source: string,
  isSkipped: (path: string) => boolean,
  most = MOST_FOLDERS,
): Promise<DeckFolders> {
  const path = resolve(source);
  const status = await stat(path).catch(() => undefined);
  const root = status?.isDirectory() === true ? path : dirname(path);
  const folders = new Set([root]);
  if (status === undefined) return { folders, isComplete: true };
  // Symbolic links may lead in circles.
  const seen = new Set([await realpath(root).catch(() => root)]);
  // The loop also visits the folders that it adds.
  for (const folder of folders) {
    for (const below of await foldersIn(folder)) {
      const real = await realpath(below).catch(() => undefined);
      if (real === undefined || seen.has(real) || isSkipped(below)) continue;
      if (folders.size >= most) return { folders, isComplete: false };
      seen.add(real);
      folders.add(below);
    }
  }
  return { folders, isComplete: true };
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (name.startsWith('.') || name === 'node_modules') continue;
    const path = join(folder, name);
    const isFolder = entry.isSymbolicLink()
      ? await stat(path).then(
          (status) => status.isDirectory(),
          () => false,
        )
      : entry.isDirectory();
    if (isFolder) found.push(path);
  }
  return found;
}
