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

/** Keeps scenes in less memory than they take as they are. */
export interface SceneArchive {
  keep(key: string, scene: Scene): void;
  /** An equal scene, if it is still kept. */
  find(key: string): Scene | undefined;
}

export interface SceneSourceOptions {
  /** How many scenes are kept as they are; the least recently used is dropped first. Default 512. */
  readonly limit?: number;
  /** Called before every layout, so that other work can run. */
  readonly giveTurn?: () => Promise<void>;
  /** Keeps the scenes that are dropped. Without it, they are laid out again. */
  readonly archive?: SceneArchive;
}

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
  readonly #archive: SceneArchive | undefined;
  readonly #keys = new FaceKeys();
  readonly #scenes = new Map<string, Promise<Scene>>();

  constructor(renderer: Renderer, load: ResourceLoader, { limit = 512, giveTurn, archive }: SceneSourceOptions = {}) {
    this.#renderer = renderer;
    this.#load = load;
    this.#limit = limit;
    this.#giveTurn = giveTurn;
    this.#archive = archive;
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
    const archived = this.#archive?.find(key);
    const scene = archived === undefined ? this.#complete(input) : Promise.resolve(archived);
    this.#scenes.set(key, scene);
    scene.catch(() => this.#scenes.delete(key));
    if (this.#scenes.size > this.#limit) this.#dropOldest();
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

  #dropOldest(): void {
    const [oldest] = this.#scenes;
    if (oldest === undefined) return;
    const [key, scene] = oldest;
    this.#scenes.delete(key);
    // Whoever asked for a scene that failed has received the error.
    scene.then((done) => this.#archive?.keep(key, done)).catch(() => undefined);
  }
}
