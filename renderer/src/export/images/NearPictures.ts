import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { percentDecoded } from '../../schema/index.js';

/** A deck's folder may be somebody's downloads: no hint is worth reading a whole disk. */
const MOST_ENTRIES = 5_000;
const DEEPEST = 6;

interface Files {
  readonly byPath: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, string>;
}

/** The files of a folder that a mistaken path may mean. Reads the folder once, when the first path is wrong. */
export class NearPictures {
  #files: Promise<Files> | undefined;

  constructor(private readonly folder: string) {}

  /**
   * How to mend the path of a file that does not exist: names the file with the same name in another case, without `%20`
   * and the like, or in another folder below.
   */
  async fixOf(path: string): Promise<string> {
    this.#files ??= readFiles(this.folder);
    const { byPath, byName } = await this.#files;
    const keys = [...new Set([path, percentDecoded(path)])].map(keyOf);
    const near = first(keys, byPath) ?? first(keys.map(nameOf), byName);
    return near === undefined ? 'Put the file there, or correct the path.' : `Correct the path: there is ${near}.`;
  }
}

function first(keys: readonly string[], files: ReadonlyMap<string, string>): string | undefined {
  return keys.flatMap((key) => files.get(key) ?? [])[0];
}

/** The files nearest to the folder come first, and win over others with their name. */
async function readFiles(root: string): Promise<Files> {
  const [byPath, byName] = [new Map<string, string>(), new Map<string, string>()];
  let folders = [''];
  let entries = 0;
  for (let depth = 0; depth < DEEPEST && folders.length > 0; depth += 1) {
    const below: string[] = [];
    for (const folder of folders) {
      if (entries >= MOST_ENTRIES) break;
      for (const entry of await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])) {
        entries += 1;
        const path = `${folder}${entry.name}`;
        if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) below.push(`${path}/`);
        if (!entry.isFile()) continue;
        const key = keyOf(path);
        if (!byPath.has(key)) byPath.set(key, path);
        if (!byName.has(nameOf(key))) byName.set(nameOf(key), path);
      }
    }
    folders = below;
  }
  return { byPath, byName };
}

function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
