import { CardwrightError } from '../../errors.js';
import type { PictureSource } from './assets.js';
import type { LoopbackServer, Reply } from './LoopbackServer.js';

/** Gives every picture of every deck a short URL: sources may be data URLs, which can be too long. */
export class PictureRegistry {
  readonly #keys = new Map<PictureSource, Map<string, string>>();
  readonly #pictures = new Map<string, { readonly source: PictureSource; readonly src: string }>();

  #count = 0;

  constructor(private readonly server: LoopbackServer) {}

  /** A picture of a source always has the same URL, so that pages decode it once. */
  path(source: PictureSource, src: string): string {
    let keys = this.#keys.get(source);
    if (!keys) this.#keys.set(source, (keys = new Map<string, string>()));
    let key = keys.get(src);
    if (key === undefined) {
      key = String(++this.#count);
      keys.set(src, key);
      this.#pictures.set(key, { source, src });
    }
    return this.server.path(`image/${key}`);
  }

  forget(source: PictureSource): void {
    for (const key of this.#keys.get(source)?.values() ?? []) this.#pictures.delete(key);
    this.#keys.delete(source);
  }

  async reply(key: string): Promise<Reply> {
    const picture = this.#pictures.get(key);
    if (!picture) throw new CardwrightError('image.unknown', `no picture ${key}`);
    const { bytes, mime } = await picture.source.imageBytes(picture.src);
    return { type: mime, body: bytes };
  }
}
