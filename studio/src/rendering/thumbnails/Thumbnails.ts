import type { FaceInput } from '@cardwright/renderer';
import type { BrowserRenderer } from '../createBrowserRenderer.js';
import { Painter } from './Painter.js';
import { TaskQueue } from './TaskQueue.js';

/** Pictures that nobody shows any more but that are kept in case somebody scrolls back. */
const MOST_UNUSED = 80;

interface Entry {
  readonly picture: Promise<ImageBitmap>;
  users: number;
}

export interface HeldThumbnail {
  readonly picture: Promise<ImageBitmap>;
  /** Gives the picture back; call once. */
  readonly release: () => void;
}

/** Static pictures of faces, painted once for faces that cannot differ and freed when they are out of use. */
export class Thumbnails {
  readonly #renderer: BrowserRenderer;
  readonly #painter: Painter;
  readonly #queue = new TaskQueue();
  /** The longest unused first. */
  readonly #entries = new Map<string, Entry>();

  constructor(renderer: BrowserRenderer) {
    this.#renderer = renderer;
    this.#painter = new Painter(renderer);
  }

  /** @param width device pixels */
  hold(input: FaceInput, width: number): HeldThumbnail {
    const key = `${width} ${this.#renderer.scenes.key(input)}`;
    const entry = this.#entries.get(key) ?? this.#start(key, input, width);
    entry.users += 1;
    return { picture: entry.picture, release: () => this.#release(key, entry) };
  }

  #start(key: string, input: FaceInput, width: number): Entry {
    const entry: Entry = {
      users: 0,
      // Laying out takes some milliseconds, so faces take turns with what the person does.
      picture: this.#queue.run(
        async () => this.#painter.paint(await this.#renderer.scenes.scene(input), width),
        () => entry.users > 0,
      ),
    };
    // Whoever holds it hears of a failure; the next to ask tries again.
    entry.picture.catch(() => this.#forget(key, entry));
    this.#entries.set(key, entry);
    return entry;
  }

  #release(key: string, entry: Entry): void {
    entry.users -= 1;
    if (entry.users > 0 || this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const unused = [...this.#entries].filter(([, { users }]) => users === 0);
    for (const [oldKey, old] of unused.slice(0, Math.max(0, unused.length - MOST_UNUSED))) {
      this.#forget(oldKey, old);
      old.picture.then(
        (bitmap) => bitmap.close(),
        () => undefined,
      );
    }
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
