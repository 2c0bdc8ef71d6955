import type { ImageLibrary, ImageResource } from '../images/types.js';

/** Notes which pictures layout asks for, and what it gets. */
export class NotingImages implements ImageLibrary {
  #asked = new Map<string, ImageResource | undefined>();
  readonly #images: ImageLibrary;

  constructor(images: ImageLibrary) {
    this.#images = images;
  }

  get(src: string): ImageResource | undefined {
    const resource = this.#images.get(src);
    this.#asked.set(src, resource);
    return resource;
  }

  /** What was asked for since the last call. */
  takeAsked(): ReadonlyMap<string, ImageResource | undefined> {
    const asked = this.#asked;
    this.#asked = new Map();
    return asked;
  }
}
