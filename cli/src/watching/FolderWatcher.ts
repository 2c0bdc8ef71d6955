import { watch, type FSWatcher } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { isSystemError } from '../reportFailure.js';
import { FileContents } from './FileContents.js';

/** Editors write a file in several steps; wait this long after the last one. */
const QUIET_MS = 120;

/** Single files, by absolute path, in folders that are not watched as a whole. */
export interface OutsideFiles {
  readonly folders: Iterable<string>;
  readonly has: (path: string) => boolean;
}

const NONE: OutsideFiles = { folders: [], has: () => false };

/** Waits for changes in folders, not in their subfolders. Always `close()` in `finally`. */
export class FolderWatcher {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #contents = new FileContents();
  #timer: NodeJS.Timeout | undefined;
  #hasChanged = false;
  /** Paths of changed files; null for one that the system does not name. */
  readonly #changed = new Set<string | null>();
  #wake: (() => void) | undefined;
  #folders: ReadonlySet<string> = new Set();
  #outside = NONE;
  /** Why the system refused to watch a folder. */
  #refusal: Error | undefined;

  /**
   * @param isIgnored tells which files (by absolute path) the program writes itself
   * @param watchFolder how the system watches
   */
  constructor(
    private readonly isIgnored: (path: string) => boolean,
    private readonly watchFolder: typeof watch = watch,
  ) {}

  /**
   * From now on, watches exactly these folders, and these files outside them. Folders that do not exist are left out.
   * @returns why the system does not watch one that exists, such as when it watches no more
   */
  watch(folders: Iterable<string>, outside: OutsideFiles = NONE): Error | undefined {
    this.#folders = new Set([...folders].map((folder) => resolve(folder)));
    this.#outside = outside;
    const wanted = new Set([...this.#folders, ...outside.folders]);
    for (const [folder, watcher] of this.#watchers) {
      if (wanted.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    this.#refusal = undefined;
    for (const folder of wanted) if (!this.#watchers.has(folder)) this.#open(folder);
    return this.#refusal;
  }

  /**
   * Resolves once changes have occurred and stopped. A file that is written again with the same content has not changed,
   * or two programs that write into each other's folders would never rest. Rejects with the signal's reason.
   * @returns the names of the changed files; null for one that the system does not name
   */
  async next(signal: AbortSignal): Promise<ReadonlySet<string | null>> {
    for (;;) {
      await this.#quiet(signal);
      const written = [...this.#changed];
      this.#changed.clear();
      const names = new Set<string | null>();
      for (const path of written)
        if (path === null || (await this.#contents.hasChanged(path))) names.add(path && basename(path));
      if (names.size > 0) return names;
    }
  }

  /** Takes the next writing of any file for a change, so that saving it again tries once more what has failed. */
  forgetContents(): void {
    this.#contents.clear();
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  async #quiet(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!this.#hasChanged) {
      await new Promise<void>((done, fail) => {
        const abort = (): void => fail(signal.reason as Error);
        signal.addEventListener('abort', abort, { once: true });
        this.#wake = () => {
          signal.removeEventListener('abort', abort);
          done();
        };
      });
    }
    this.#hasChanged = false;
  }

  #open(folder: string): void {
    try {
      const watcher = this.watchFolder(folder, (event, name) => {
        // The event of a folder that is removed or renamed carries the folder's own name. A new one may take its place before the next `watch()`.
        if (event === 'rename' && name === basename(folder)) this.#forget(folder);
        const path = name && resolve(folder, name);
        if (path === null || this.#isMeant(folder, path)) this.#note(path);
      });
      // On some systems, removing a folder ends its watcher. The next time the deck is read, what is missing is reported.
      watcher.on('error', () => {
        this.#forget(folder);
        this.#note(null);
      });
      this.#watchers.set(folder, watcher);
    } catch (error) {
      if (isSystemError(error) && error.code !== 'ENOENT') this.#refusal = error;
    }
  }

  #isMeant(folder: string, path: string): boolean {
    return (this.#folders.has(folder) || this.#outside.has(path)) && !this.isIgnored(path);
  }

  /** Closes the watchers of a folder and of those in it. */
  #forget(folder: string): void {
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(`${folder}${sep}`)) continue;
      watcher.close();
      this.#watchers.delete(path);
    }
  }

  #note(path: string | null): void {
    this.#changed.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#hasChanged = true;
      this.#wake?.();
      this.#wake = undefined;
    }, QUIET_MS);
  }
}
