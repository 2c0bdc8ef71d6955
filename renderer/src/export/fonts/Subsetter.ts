import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The functions of HarfBuzz's subsetter that we need. */
interface SubsetExports {
  readonly memory: WebAssembly.Memory;
  _initialize?(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, set: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_pin_all_axes_to_default(input: number, face: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const MEMORY_MODE_WRITABLE = 2;
const DROPPED_TABLES = 3;
/** No hints, the original glyph ids, an outline for the missing glyph, and no other glyphs because of features. */
const PRINTED = 0x1 | 0x2 | 0x40 | 0x200;
/** Tables that PDF readers ignore, because a PDF gives them glyphs, not characters. */
const UNPRINTED =
  `GSUB GPOS GDEF BASE JSTF MATH cmap name post OS/2 kern DSIG STAT gasp hdmx VDMX LTSH PCLT meta vhea vmtx VORG FFTM`.split(
    ' ',
  );

let shared: Promise<Subsetter> | undefined;

/**
 * Makes subsets and instances of fonts with HarfBuzz. A result is undefined when the font is damaged, or too large for its
 * 65 MB of memory. All work shares one: V8 looks for garbage in the whole heap whenever so much memory is reserved.
 */
export class Subsetter {
  readonly #hb: SubsetExports;

  private constructor(exports: SubsetExports) {
    this.#hb = exports;
  }

  /** Starts to load it beside other work, while the heap is small. A failure is reported by `load`. */
  static prepare(): void {
    void Subsetter.load();
  }

  /** After a failure, the next call tries again. */
  static load(): Promise<Subsetter> {
    if (shared === undefined) {
      shared = Subsetter.#start();
      shared.catch(forget);
    }
    return shared;
  }

  static async #start(): Promise<Subsetter> {
    const require = createRequire(import.meta.url);
    const program = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
    const { instance } = await WebAssembly.instantiate(program, {});
    // The module has no types; these are the signatures of HarfBuzz's header.
    const exports = instance.exports as object as SubsetExports;
    exports._initialize?.();
    return new Subsetter(exports);
  }

  /** Makes a static font from a variable one, with the given values for some axes and the defaults for the others. */
  instantiate(bytes: Uint8Array, axes: Readonly<Record<string, number>>): Uint8Array<ArrayBuffer> | undefined {
    return this.#make(bytes, (input, face) => {
      this.#hb.hb_subset_input_keep_everything(input);
      this.#hb.hb_subset_input_pin_all_axes_to_default(input, face);
      for (const [tag, value] of Object.entries(axes))
        this.#hb.hb_subset_input_pin_axis_location(input, face, tagOf(tag), value);
    });
  }

  /** A font with only these glyphs, under their old ids, and only what is needed to draw them. */
  subset(bytes: Uint8Array, glyphs: Iterable<number>): Uint8Array<ArrayBuffer> | undefined {
    const hb = this.#hb;
    return this.#make(bytes, (input, face) => {
      hb.hb_subset_input_set_flags(input, PRINTED);
      hb.hb_subset_input_pin_all_axes_to_default(input, face);
      const wanted = hb.hb_subset_input_glyph_set(input);
      for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
      const dropped = hb.hb_subset_input_set(input, DROPPED_TABLES);
      for (const tag of UNPRINTED) hb.hb_set_add(dropped, tagOf(tag));
    });
  }

  #make(bytes: Uint8Array, choose: (input: number, face: number) => void): Uint8Array<ArrayBuffer> | undefined {
    try {
      return this.#tryToMake(bytes, choose);
    } catch (error) {
      // HarfBuzz stopped half-way, so its memory cannot be trusted.
      forget();
      throw error;
    }
  }

  #tryToMake(bytes: Uint8Array, choose: (input: number, face: number) => void): Uint8Array<ArrayBuffer> | undefined {
    const hb = this.#hb;
    const data = hb.malloc(bytes.length);
    if (data === 0) return undefined;
    new Uint8Array(hb.memory.buffer).set(bytes, data);
    const blob = hb.hb_blob_create(data, bytes.length, MEMORY_MODE_WRITABLE, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = hb.hb_subset_input_create_or_fail();
    choose(input, face);
    const subset = hb.hb_subset_or_fail(face, input);
    const made = subset === 0 ? undefined : this.#copyOf(subset);
    if (subset !== 0) hb.hb_face_destroy(subset);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(data);
    return made;
  }

  #copyOf(face: number): Uint8Array<ArrayBuffer> {
    const hb = this.#hb;
    const blob = hb.hb_face_reference_blob(face);
    const start = hb.hb_blob_get_data(blob, 0);
    const copy = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
    hb.hb_blob_destroy(blob);
    return copy;
  }
}

/** The next call of `load` starts another one. */
function forget(): void {
  shared = undefined;
}

function tagOf(text: string): number {
  return [...text].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0) >>> 0;
}
