import { CardwrightError } from '../errors.js';
import { BoundedCache } from './boundedCache.js';
import { checkFontBytes } from './checkFontBytes.js';
import { type FaceFeatures, readFaceFeatures } from './faceFeatures.js';
import { readFaceId } from './featureFace.js';
import type { HarfBuzz } from './harfbuzz.js';
import { type NativeFont, Shaper, type ShapeOptions } from './shaper.js';
import type { FontLibrary, FontManifest, ShapedRun } from './types.js';

/** Budget for cached shaped runs in glyphs and characters, about 2.5 MB: what recurs is short. */
const MEMO_BUDGET = 50_000;

/**
 * A font library without any font bytes.
 * @param harfbuzz from `loadHarfBuzz`; several libraries may share one.
 */
export function createFontLibrary(manifest: FontManifest, harfbuzz: HarfBuzz): FontLibrary {
  return new HarfBuzzFontLibrary(manifest, harfbuzz);
}

class HarfBuzzFontLibrary implements FontLibrary {
  readonly manifest: FontManifest;
  readonly #known: ReadonlySet<string>;
  readonly #shaper: Shaper;
  readonly #fonts = new Map<string, NativeFont>();
  readonly #features = new Map<string, FaceFeatures>();
  readonly #memo = new BoundedCache<ShapedRun>(MEMO_BUDGET, (key, run) => key.length + run.glyphs.length);
  #disposed = false;

  constructor(manifest: FontManifest, harfbuzz: HarfBuzz) {
    this.manifest = manifest;
    this.#known = new Set(manifest.families.flatMap((family) => family.faces.map((face) => face.id)));
    this.#shaper = new Shaper(harfbuzz);
  }

  has(faceId: string): boolean {
    return this.#fonts.has(faceId);
  }

  add(faceId: string, bytes: Uint8Array): void {
    this.#refuseAfterDispose();
    if (this.#fonts.has(faceId)) return;
    if (!this.#known.has(readFaceId(faceId).base)) {
      throw new CardwrightError('font.unknown_face', `The font manifest has no face ${JSON.stringify(faceId)}.`, {
        path: faceId,
        fix: 'Use the id of a face in the manifest, such as inter-latin-400-normal.',
      });
    }
    checkFontBytes(faceId, bytes);
    this.#fonts.set(faceId, this.#shaper.createFont(bytes));
  }

  features(faceId: string): FaceFeatures | undefined {
    const known = this.#features.get(faceId);
    if (known !== undefined) return known;
    const native = this.#fonts.get(faceId);
    if (native === undefined) return undefined;
    const features = readFaceFeatures(this.#shaper.bytesOf(native));
    this.#features.set(faceId, features);
    return features;
  }

  shape(faceId: string, text: string, options: ShapeOptions): ShapedRun {
    this.#refuseAfterDispose();
    const native = this.#fonts.get(faceId);
    if (native === undefined) {
      throw new CardwrightError('font.not_loaded', `The font face ${JSON.stringify(faceId)} is not loaded yet.`, {
        path: faceId,
        fix: 'Call has() first, load what is missing, add() it and lay out again.',
      });
    }
    const { direction, script = '', language = '', ligatures } = options;
    const key = [faceId, direction, script, language, ligatures ? 1 : 0, text].join('\n');
    const remembered = this.#memo.get(key);
    if (remembered !== undefined) return remembered;
    const run: ShapedRun = { face: faceId, glyphs: this.#shaper.shape(native, text, options) };
    this.#memo.set(key, run);
    return run;
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    for (const font of this.#fonts.values()) this.#shaper.destroyFont(font);
    this.#fonts.clear();
    this.#memo.clear();
    this.#shaper.dispose();
  }

  #refuseAfterDispose(): void {
    if (!this.#disposed) return;
    throw new CardwrightError('font.disposed', 'The font library was disposed.', { fix: 'Create a new library.' });
  }
}
