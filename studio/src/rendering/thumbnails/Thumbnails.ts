import type { FaceInput, Scene } from '@cardwright/renderer';
import type { BrowserRenderer } from '../createBrowserRenderer.js';
import { devicePixels } from './devicePixels.js';
import { Painter } from './Painter.js';
import { TaskQueue } from './TaskQueue.js';

/** Pictures that are not visible but kept in case somebody scrolls back. */
const MOST_UNUSED = 80;

interface Entry {
  readonly picture: Promise<ImageBitmap>;
  users: number;
}

export interface HeldThumbnail {
  readonly picture: Promise<ImageBitmap>;
  /** Releases the picture; call it once. */
  readonly release: () => void;
}

/** Static pictures of faces, painted once for equal faces and freed when unused. */
export class Thumbnails {
  readonly #renderer: BrowserRenderer;
  readonly #painter: Painter;
  readonly #queue = new TaskQueue();
  /** Least recently used first. */
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

  /** Ends the painter, when another one takes over. */
  close(): void {
    this.#painter.close();
  }

  /** Paints a scene that is not a face of a card, such as a banner. @param width CSS pixels */
  paint(scene: Scene, width: number): Promise<ImageBitmap> {
    return this.#painter.paint(scene, devicePixels(width));
  }

  #start(key: string, input: FaceInput, width: number): Entry {
    const entry: Entry = {
      users: 0,
      // Layout takes some milliseconds, so faces are laid out between the person's actions.
      picture: this.#queue.run(
        async () => this.#painter.paint(await this.#renderer.scenes.scene(input), width),
        () => entry.users > 0,
      ),
    };
    // Whoever holds it sees the failure; the next caller tries again.
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
