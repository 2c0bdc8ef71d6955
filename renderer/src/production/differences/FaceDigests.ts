import type { Scene } from '../../displayList.js';
import { sha256 } from '../../export/index.js';
import type { DeckStudio } from '../DeckStudio.js';

/**
 * Digests of what faces look like: their drawing, and the pictures from the deck's folder, whose files may change behind
 * the same path. Pictures with an address or in the deck itself change only with it.
 */
export class FaceDigests {
  readonly #faces = new WeakMap<Scene, Promise<string>>();
  readonly #pictures = new Map<string, Promise<string>>();

  constructor(private readonly images: DeckStudio['images']) {}

  of(scene: Scene): Promise<string> {
    const known = this.#faces.get(scene) ?? this.#digest(scene);
    this.#faces.set(scene, known);
    return known;
  }

  async #digest({ width, height, nodes, images }: Scene): Promise<string> {
    const files = await Promise.all(images.filter(isFile).map((src) => this.#pictureDigest(src)));
    return sha256(JSON.stringify([width, height, nodes, files]));
  }

  #pictureDigest(src: string): Promise<string> {
    const known =
      this.#pictures.get(src) ??
      this.images.imageBytes(src).then(
        ({ bytes }) => sha256(bytes),
        () => 'unreadable',
      );
    this.#pictures.set(src, known);
    return known;
  }
}

function isFile(src: string): boolean {
  return !/^(?:https?|data):/i.test(src);
}
