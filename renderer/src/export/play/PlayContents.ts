import type { Scene } from '../../displayList.js';
import type { RasterFace } from '../raster/renderRaster.js';
import type { ZipCard } from '../zip/types.js';
import type { PlayCard, PlayWords } from './types.js';
import { wordsOf } from './wordsOf.js';

/** Lists cards while their faces are drawn, each distinct face once. */
export class PlayContents {
  readonly #cards: { readonly words: PlayWords; readonly front: string; readonly back: string | undefined }[] = [];
  readonly #ids = new WeakMap<Scene, string>();
  readonly #paths = new Map<string, string>();
  readonly #language: string;
  #count = 0;

  /** @param language of the deck */
  constructor(language: string) {
    this.#language = language;
  }

  /** New faces, with the ids that `place` takes. */
  async *faces(cards: AsyncIterable<ZipCard>): AsyncGenerator<RasterFace, void, void> {
    for await (const card of cards) {
      const [front, back] = [this.#idOf(card.front), card.back && this.#idOf(card.back)];
      this.#cards.push({ words: wordsOf(card, this.#language), front: front.id, back: back?.id });
      if (front.isNew) yield { ...card.front, id: front.id };
      if (card.back && back?.isNew === true) yield { ...card.back, id: back.id };
    }
  }

  /** Says where a face's picture is. */
  place(id: string, path: string): void {
    this.#paths.set(id, path);
  }

  /** All cards, after the last face was placed. */
  cards(): readonly PlayCard[] {
    const pathOf = (id: string): string => this.#paths.get(id) ?? '';
    return this.#cards.map(({ words, front, back }) => ({
      ...words,
      front: pathOf(front),
      back: back === undefined ? null : pathOf(back),
    }));
  }

  #idOf({ scene }: ZipCard['front']): { readonly id: string; readonly isNew: boolean } {
    const known = this.#ids.get(scene);
    if (known !== undefined) return { id: known, isNew: false };
    const id = `face ${(this.#count += 1)}`;
    this.#ids.set(scene, id);
    return { id, isNew: true };
  }
}
