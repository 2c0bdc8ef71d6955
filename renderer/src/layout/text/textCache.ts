import {
  createFaceIndex,
  faceHas,
  type FaceIndex,
  type FaceRequest,
  type FaceSelection,
  primaryFace,
  selectFace,
} from '../../fonts/index.js';
import type { FontFace, FontManifest } from '../../fonts/index.js';
import { ThaiBreaker } from './thai/breakThai.js';
import type { PreparedText, SpanStyle } from './types.js';

/** How many prepared texts are kept: enough for 500 cards with four texts each. */
const MOST_TEXTS = 2_000;

/** Chooses faces for one family, weight and style, and remembers every choice. */
export interface FaceChooser {
  readonly primary: FontFace;
  /** The face for a character, or undefined when no font has it. */
  choose(codePoint: number): FontFace | undefined;
  /** The slug of that face's family. */
  familyOf(codePoint: number): string | undefined;
  /** The given face if it has the character, else a fallback. */
  chooseBeside(faceId: string, codePoint: number): string;
}

/**
 * What can be reused between texts: prepared texts, face choices and the Thai model. Keep one for as long as the font
 * library lives, in `RenderEnvironment.texts`.
 */
export class TextCache {
  readonly #texts = new Map<string, PreparedText>();
  readonly #choosers = new Map<string, FaceChooser>();
  readonly #kerning = new Map<string, Map<string, number>>();
  readonly #limit: number;
  #index: FaceIndex | undefined;
  #thai: ThaiBreaker | undefined;

  /** @param limit how many prepared texts are kept */
  constructor(limit = MOST_TEXTS) {
    this.#limit = limit;
  }

  getText(key: string): PreparedText | undefined {
    const found = this.#texts.get(key);
    if (found === undefined) return undefined;
    // A map keeps insertion order: each use moves an entry to the end, so the first is the one to drop.
    this.#texts.delete(key);
    this.#texts.set(key, found);
    return found;
  }

  setText(key: string, text: PreparedText): void {
    this.#texts.set(key, text);
    if (this.#texts.size <= this.#limit) return;
    const oldest = this.#texts.keys().next();
    if (!oldest.done) this.#texts.delete(oldest.value);
  }

  chooser(manifest: FontManifest, { family, weight, italic, axes }: SpanStyle, language: string): FaceChooser {
    if (this.#index?.manifest !== manifest) {
      this.#index = createFaceIndex(manifest);
      this.#choosers.clear();
    }
    const key = `${family}/${weight}/${italic}/${language}${axes === undefined ? '' : `/${JSON.stringify(axes)}`}`;
    let chooser = this.#choosers.get(key);
    if (chooser === undefined) {
      chooser = createChooser(this.#index, { family, weight, italic, language, ...(axes && { axes }) });
      this.#choosers.set(key, chooser);
    }
    return chooser;
  }

  thai(): ThaiBreaker {
    return (this.#thai ??= new ThaiBreaker());
  }

  /** How much narrower a character is before another than alone, em, by the pair; measured once. */
  kerning(face: string, script: string, isRtl: boolean): Map<string, number> {
    const key = `${face}/${script}/${isRtl}`;
    const pairs = this.#kerning.get(key) ?? new Map<string, number>();
    this.#kerning.set(key, pairs);
    return pairs;
  }
}

function createChooser(index: FaceIndex, request: FaceRequest): FaceChooser {
  const known = new Map<number, FaceSelection | undefined>();
  const primary = primaryFace(index, request).face;
  const select = (codePoint: number): FaceSelection | undefined => {
    if (!known.has(codePoint)) known.set(codePoint, selectFace(index, request, codePoint));
    return known.get(codePoint);
  };
  const choose = (codePoint: number): FontFace | undefined => select(codePoint)?.face;
  return {
    primary,
    choose,
    familyOf: (codePoint) => select(codePoint)?.family.slug,
    chooseBeside: (faceId, codePoint) =>
      faceHas(index, faceId, codePoint) ? faceId : (choose(codePoint) ?? primary).id,
  };
}
