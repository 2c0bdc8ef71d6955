import { watch, type FSWatcher } from 'node:fs';
import { basename, resolve, sep } from 'node:path';

/** Editors write a file in several steps; wait this long after the last one. */
const QUIET_MS = 120;

/** Waits for changes in folders, not in their subfolders. Always `close()` in `finally`. */
export class FolderWatcher {
  readonly #watchers = new Map<string, FSWatcher>();
  #timer: NodeJS.Timeout | undefined;
  #hasChanged = false;
  /** Names of changed files; null for one that the system does not name. */
  readonly #changed = new Set<string | null>();
  #wake: (() => void) | undefined;

  /** @param isIgnored tells which files (by absolute path) the program writes itself */
  constructor(private readonly isIgnored: (path: string) => boolean) {}

  /** Watches exactly these folders from now on, except those that do not exist. */
  watch(folders: Iterable<string>): void {
    const wanted = new Set([...folders].map((folder) => resolve(folder)));
    for (const [folder, watcher] of this.#watchers) {
      if (wanted.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of wanted) if (!this.#watchers.has(folder)) this.#open(folder);
  }

  /**
   * Resolves once changes have occurred and stopped. Rejects with the signal's reason.
   * @returns the names of the changed files; null for one that the system does not name
   */
  async next(signal: AbortSignal): Promise<ReadonlySet<string | null>> {
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
    const changed = new Set(this.#changed);
    this.#changed.clear();
    return changed;
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #open(folder: string): void {
    try {
      const watcher = watch(folder, (event, name) => {
        // When a folder is removed or renamed, the event has its own name. A new folder may take its place before the next `watch()`.
        if (event === 'rename' && name === basename(folder)) this.#forget(folder);
        if (name === null || !this.isIgnored(resolve(folder, name))) this.#note(name);
      });
      // On some systems, removing a folder ends its watcher. The next time the deck is read, what is missing is reported.
      watcher.on('error', () => {
        this.#forget(folder);
        this.#note(null);
      });
      this.#watchers.set(folder, watcher);
    } catch {
      // The folder does not exist.
    }
  }

  /** Closes the watchers of a folder and of those in it. */
  #forget(folder: string): void {
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(`${folder}${sep}`)) continue;
      watcher.close();
      this.#watchers.delete(path);
    }
  }

  #note(name: string | null): void {
    this.#changed.add(name);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#hasChanged = true;
      this.#wake?.();
      this.#wake = undefined;
    }, QUIET_MS);
  }
}
