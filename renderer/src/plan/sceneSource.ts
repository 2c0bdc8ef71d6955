import type { Renderer } from '../createRenderer.js';
import type { MissingResources } from '../environment.js';
import { CardwrightError } from '../errors.js';
import { FaceKeys } from '../resolve/FaceKeys.js';
import type { FaceInput } from '../resolve/faceInput.js';
import type { Scene } from '../displayList.js';

/**
 * Loads the faces, icons and images that a layout pass was missing. What cannot be loaded must be recorded as broken, not
 * requested again.
 */
export type ResourceLoader = (missing: ReturnType<MissingResources['take']>) => Promise<void>;

/** One resource may reveal that another is needed, such as the font of a fallback character, but never this often. */
const MOST_ROUNDS = 12;

/**
 * Renders complete faces: lays out, loads what is missing, lays out again. Returns the *same* scene object for faces
 * that cannot differ because their templates bind the same values, so a back that a whole deck shares is laid out,
 * painted and embedded once.
 */
export class SceneSource {
  readonly #renderer: Renderer;
  readonly #load: ResourceLoader;
  readonly #limit: number;
  readonly #giveTurn: (() => Promise<void>) | undefined;
  readonly #keys = new FaceKeys();
  readonly #scenes = new Map<string, Promise<Scene>>();

  /**
   * @param limit how many scenes are kept; the least recently used is dropped first
   * @param giveTurn called before every layout, so that other work can run
   */
  constructor(renderer: Renderer, load: ResourceLoader, limit = 512, giveTurn?: () => Promise<void>) {
    this.#renderer = renderer;
    this.#load = load;
    this.#limit = limit;
    this.#giveTurn = giveTurn;
  }

  scene(input: FaceInput): Promise<Scene> {
    const key = this.key(input);
    const known = this.#scenes.get(key);
    if (known !== undefined) {
      // Each use refreshes a scene: a back shared by thousands of cards is never laid out twice.
      this.#scenes.delete(key);
      this.#scenes.set(key, known);
      return known;
    }
    const scene = this.#complete(input);
    this.#scenes.set(key, scene);
    scene.catch(() => this.#scenes.delete(key));
    if (this.#scenes.size > this.#limit) this.#forgetOldest();
    return scene;
  }

  async #complete(input: FaceInput): Promise<Scene> {
    const { missing, hyphenation } = this.#renderer.env;
    let asked: readonly string[] = [];
    if (this.#giveTurn !== undefined) await this.#giveTurn();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const scene = this.#renderer.render(input);
      if (missing.size === 0) return scene;
      // Take before the first await: other faces use the same collection.
      const wanted = missing.take();
      asked = Object.values(wanted).flat();
      await Promise.all([this.#load(wanted), hyphenation.load(wanted.languages)]);
    }
    const wanted = asked.slice(0, 5).join(', ');
    throw new CardwrightError(
      'resources.never_loaded',
      `The face needs resources that could not be loaded: ${wanted}.`,
    );
  }

  /** Equal for faces that cannot differ; computed without layout. */
  key(input: FaceInput): string {
    return this.#keys.key(input);
  }

  /** A key for the content of a face, apart from its template and its colour scheme. */
  content(input: FaceInput): string {
    return this.#keys.content(input);
  }

  #forgetOldest(): void {
    const oldest = this.#scenes.keys().next();
    if (!oldest.done) this.#scenes.delete(oldest.value);
  }
}
