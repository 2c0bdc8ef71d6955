import { watch, type FSWatcher } from 'node:fs';
import { resolve } from 'node:path';

/** Editors write a file in several steps; this long after the last one it is read. */
const QUIET_MS = 120;

/** Waits for changes in some folders, not below them. Always `close()` in `finally`. */
export class FolderWatcher {
  readonly #watchers = new Map<string, FSWatcher>();
  #timer: NodeJS.Timeout | undefined;
  #hasChanged = false;
  #wake: (() => void) | undefined;

  /** @param isIgnored for files that the work itself writes, by absolute path */
  constructor(private readonly isIgnored: (path: string) => boolean) {}

  /** Watches exactly these folders from now on; those that do not exist are left out. */
  watch(folders: Iterable<string>): void {
    const wanted = new Set([...folders].map((folder) => resolve(folder)));
    for (const [folder, watcher] of this.#watchers) {
      if (wanted.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of wanted) if (!this.#watchers.has(folder)) this.#open(folder);
  }

  /** Resolves once something has changed and it is quiet again. Rejects with the signal's reason. */
  async next(signal: AbortSignal): Promise<void> {
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

  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #open(folder: string): void {
    try {
      const watcher = watch(folder, (_, name) => {
        if (name === null || !this.isIgnored(resolve(folder, name))) this.#changed();
      });
      // A folder that is removed ends its watcher; the deck's next reading tells what is missing.
      watcher.on('error', () => {
        watcher.close();
        this.#watchers.delete(folder);
        this.#changed();
      });
      this.#watchers.set(folder, watcher);
    } catch {
      // It does not exist (any more).
    }
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#hasChanged = true;
      this.#wake?.();
      this.#wake = undefined;
    }, QUIET_MS);
  }
}
