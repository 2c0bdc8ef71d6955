import type { Scene } from '../../../displayList.js';
import type { PictureSource } from '../../browser/assets.js';
import type { PdfFace, PrintCard } from '../types.js';

type Many<Item> = Iterable<Item> | AsyncIterable<Item>;

/** Changes faces before a press prints them. It is the source of the pictures in its scenes. */
export interface ScenePass extends PictureSource {
  /** The scene to paint instead, which may be the same. */
  scene(face: PdfFace): Promise<Scene>;
}

/** Sends faces through passes, in order. Equal scenes are changed once. */
export class ScenePasses {
  readonly #known = new WeakMap<Scene, Scene>();

  /** @param prepare what is done to a scene before the first pass */
  constructor(
    private readonly passes: readonly ScenePass[],
    private readonly prepare: (scene: Scene) => Scene = (scene) => scene,
  ) {}

  async *faces(faces: Many<PdfFace>): AsyncGenerator<PdfFace, void, void> {
    for await (const face of faces) yield await this.#changed(face);
  }

  async *cards(cards: Many<PrintCard>): AsyncGenerator<PrintCard, void, void> {
    for await (const { front, back, ...card } of cards)
      yield { ...card, front: await this.#changed(front), back: back && (await this.#changed(back)) };
  }

  async #changed(face: PdfFace): Promise<PdfFace> {
    const known = this.#known.get(face.scene);
    if (known !== undefined) return { ...face, scene: known };
    let changed = { ...face, scene: this.prepare(face.scene) };
    for (const pass of this.passes) changed = { ...changed, scene: await pass.scene(changed) };
    this.#known.set(face.scene, changed.scene);
    return changed;
  }
}
