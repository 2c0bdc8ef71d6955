import type { RenderEnvironment } from '../environment.js';
import type { IconLibrary, VectorArt } from '../icons/types.js';
import type { Deck } from '../schema/deck/deck.js';
import { iconsOf, isIconSource } from '../schema/deck/deckIcons.js';
import type { ParsedArt } from './layoutTools.js';

/** The set of the icons that decks bring along. */
const SET = 'own';
/** How many drawings are kept. */
const MOST_DRAWINGS = 1_000;

/** The icons of an environment together with those that decks define. Keep one for as long as the renderer. */
export class OwnIcons implements IconLibrary {
  readonly #env: RenderEnvironment;
  readonly #parse: (source: string, color: string) => ParsedArt;
  readonly #drawings = new Map<string, string>();
  readonly #library: Readonly<Record<string, string>>;

  /** @param library icons that all decks may use */
  constructor(
    env: RenderEnvironment,
    parse: (source: string, color: string) => ParsedArt,
    library: Readonly<Record<string, string>>,
  ) {
    this.#library = library;
    this.#env = env;
    this.#parse = parse;
  }

  /**
   * Full names of icons by a deck's own names; empty for a file that is not an SVG. Files that are not loaded yet are
   * collected as missing and left out.
   */
  namesOf(deck: Pick<Deck, 'id'>): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    for (const [alias, value] of iconsOf(deck, this.#library)) {
      const name = isIconSource(value) ? this.#nameOfSource(value) : value.replace('/', ':');
      if (name !== undefined) names.set(alias, name);
    }
    return names;
  }

  get(name: string, color: string, strokeWidth?: number): VectorArt | null | undefined {
    const source = this.#sourceOf(name);
    return source === undefined ? this.#env.icons.get(name, color, strokeWidth) : this.#parse(source, color).art;
  }

  exists(name: string): boolean {
    return this.#sourceOf(name) !== undefined || this.#env.icons.exists(name);
  }

  emoji(grapheme: string): string | undefined {
    return this.#env.icons.emoji(grapheme);
  }

  #sourceOf(name: string): string | undefined {
    return this.#drawings.get(name);
  }

  #nameOfSource(value: string): string | undefined {
    if (value.startsWith('<')) return this.#nameOf(value);
    const resource = this.#env.images.get(value);
    if (resource === undefined) this.#env.missing.images.add(value);
    return resource?.kind === 'vector' ? this.#nameOf(resource.svg) : resource && '';
  }

  /** The name is made of the drawing itself, because texts are cached by it. */
  #nameOf(source: string): string {
    const name = `${SET}:${hash(source, FNV_OFFSET)}${hash(source, OTHER_OFFSET)}`;
    if (this.#drawings.size < MOST_DRAWINGS) this.#drawings.set(name, source);
    return name;
  }
}

const FNV_OFFSET = 0x811c9dc5;
const OTHER_OFFSET = 0x1b873593;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 8 hexadecimal digits after a letter. */
function hash(text: string, offset: number): string {
  let value = offset;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  return `x${(value >>> 0).toString(16).padStart(8, '0')}`;
}
