import type { Scene } from '../../displayList.js';
import { slugify } from '../../schema/values/slugify.js';
import type { RasterFace } from '../raster/renderRaster.js';
import type { ZipCard } from './types.js';

/** A row of the zip's table of contents. */
export interface ZipRow {
  readonly number: number;
  readonly title: string;
  readonly copies: number;
  /** Paths inside the zip; null for a side that is not in it. */
  readonly front: string | null;
  readonly back: string | null;
}

const TITLE_LENGTH = 40;

/** Names the pictures of cards as they are rendered, each distinct face once. */
export class ZipContents {
  readonly rows: ZipRow[] = [];
  readonly #paths = new WeakMap<Scene, string>();

  /** @param onlyBacks whether only backs are wanted; they come as the fronts of the cards */
  constructor(
    private readonly extension: string,
    private readonly onlyBacks = false,
  ) {}

  /** New faces, with their paths as ids. */
  async *faces(cards: Iterable<ZipCard> | AsyncIterable<ZipCard>): AsyncGenerator<RasterFace, void, void> {
    for await (const card of cards) {
      const { number, title, front, back, copies = 1 } = card;
      const name = `${String(number).padStart(3, '0')}${withHyphen(slugify(title).slice(0, TITLE_LENGTH))}`;
      const isNewFront = !this.#paths.has(front.scene);
      const frontPath = this.#path(front.scene, `${this.onlyBacks ? 'backs' : 'fronts'}/${name}`);
      const isNewBack = back !== undefined && !this.#paths.has(back.scene);
      const backPath = back ? this.#path(back.scene, `backs/${name}`) : null;
      const paths = this.onlyBacks ? { front: null, back: frontPath } : { front: frontPath, back: backPath };
      this.rows.push({ number, title, copies, ...paths });
      if (isNewFront) yield this.#face(front, frontPath);
      if (isNewBack && backPath !== null) yield this.#face(back, backPath);
    }
  }

  #path(scene: Scene, stem: string): string {
    const known = this.#paths.get(scene);
    if (known !== undefined) return known;
    const path = `${stem}.${this.extension}`;
    this.#paths.set(scene, path);
    return path;
  }

  #face({ scene, label }: ZipCard['front'], path: string): RasterFace {
    return { id: path, scene, ...(label !== undefined && { label }) };
  }
}

const withHyphen = (slug: string): string => (slug ? `-${slug.replace(/(?<!-)-+$/, '')}` : '');
