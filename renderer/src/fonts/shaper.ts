import { CardwrightError } from '../errors.js';
import type { HarfBuzz } from './harfbuzz.js';
import { kernPair, type LegacyKerning, readLegacyKerning } from './legacyKerning.js';
import type { ShapedRun } from './types.js';

/** Sub-units per font unit: at scale = upem, HarfBuzz rounds kerning and variations to whole units. */
const SUBUNITS = 64;
const MEMORY_MODE_WRITABLE = 2;
const DIRECTION = { ltr: 4, rtl: 5 } as const;
const GLYPH_WORDS = 5;
const FEATURE_WORDS = 4;
const WHOLE_RUN = 0xffff_ffff;
/** What Chromium switches off with letter spacing (measured: with calt, Caveat is 1.4% too narrow). */
const LIGATURE_FEATURES = ['liga', 'clig', 'calt'] as const;
/** HarfBuzz's level at which every character keeps its own cluster until letters are joined. */
const CLUSTERS_OF_CHARACTERS = 1;

export interface ShapeOptions {
  readonly direction: 'ltr' | 'rtl';
  /** ISO 15924; guessed from the text when absent. */
  readonly script?: string;
  /** BCP 47 */
  readonly language?: string;
  readonly ligatures: boolean;
}

/** A glyph with all that painting needs; lengths are em. */
export interface PlacedGlyph {
  readonly id: number;
  /** Index of the first UTF-16 code unit that it stands for; marks have their own. */
  readonly cluster: number;
  readonly advance: number;
  /** From the pen to the glyph's origin: to the right and up. */
  readonly dx: number;
  readonly dy: number;
}

/** A font in HarfBuzz's memory. */
export interface NativeFont {
  readonly font: number;
  readonly face: number;
  readonly blob: number;
  readonly data: number;
  readonly length: number;
  /** Sub-units per em. */
  readonly scale: number;
  readonly kerning: LegacyKerning | undefined;
}

/** One HarfBuzz buffer and the fonts in its memory. Everything allocated here must be freed. */
export class Shaper {
  readonly #hb: HarfBuzz['exports'];
  readonly #buffer: number;
  readonly #noLigatures: number;

  constructor(harfbuzz: HarfBuzz) {
    this.#hb = harfbuzz.exports;
    this.#buffer = this.#hb.hb_buffer_create();
    this.#noLigatures = this.#writeFeatures();
  }

  dispose(): void {
    this.#hb.hb_buffer_destroy(this.#buffer);
    this.#hb.free(this.#noLigatures);
  }

  createFont(bytes: Uint8Array): NativeFont {
    const data = this.#allocate(bytes.length);
    new Uint8Array(this.#hb.memory.buffer).set(bytes, data);
    const blob = this.#hb.hb_blob_create(data, bytes.length, MEMORY_MODE_WRITABLE, 0, 0);
    const face = this.#hb.hb_face_create(blob, 0);
    const font = this.#hb.hb_font_create(face);
    const scale = this.#hb.hb_face_get_upem(face) * SUBUNITS;
    this.#hb.hb_font_set_scale(font, scale, scale);
    return { font, face, blob, data, length: bytes.length, scale, kerning: readLegacyKerning(bytes) };
  }

  /** A copy of a font's file. */
  bytesOf({ data, length }: NativeFont): Uint8Array {
    return new Uint8Array(this.#hb.memory.buffer, data, length).slice();
  }

  destroyFont({ font, face, blob, data }: NativeFont): void {
    this.#hb.hb_font_destroy(font);
    this.#hb.hb_face_destroy(face);
    this.#hb.hb_blob_destroy(blob);
    this.#hb.free(data);
  }

  shape(native: NativeFont, text: string, options: ShapeOptions): ShapedRun['glyphs'] {
    this.#hb.hb_buffer_reset(this.#buffer);
    this.#shapeBuffer(native, text, options);
    const glyphs = this.#readGlyphs(native.scale);
    return native.kerning ? kern(glyphs, native.kerning, native.scale, options.direction) : glyphs;
  }

  /** Shapes for painting: the same glyphs with their offsets, and marks apart from their letters. */
  place(native: NativeFont, text: string, options: ShapeOptions): readonly PlacedGlyph[] {
    this.#hb.hb_buffer_reset(this.#buffer);
    this.#hb.hb_buffer_set_cluster_level(this.#buffer, CLUSTERS_OF_CHARACTERS);
    this.#shapeBuffer(native, text, options);
    const glyphs = this.#readPlaced(native.scale);
    return native.kerning ? kern(glyphs, native.kerning, native.scale, options.direction) : glyphs;
  }

  #shapeBuffer(native: NativeFont, text: string, options: ShapeOptions): void {
    const hb = this.#hb;
    this.#addText(text);
    hb.hb_buffer_set_direction(this.#buffer, DIRECTION[options.direction]);
    const { script, language } = options;
    if (script)
      this.#withAscii(script, (at) => hb.hb_buffer_set_script(this.#buffer, hb.hb_script_from_string(at, -1)));
    if (language) {
      this.#withAscii(language, (at) => hb.hb_buffer_set_language(this.#buffer, hb.hb_language_from_string(at, -1)));
    }
    hb.hb_buffer_guess_segment_properties(this.#buffer);
    const features = options.ligatures ? 0 : LIGATURE_FEATURES.length;
    hb.hb_shape(native.font, this.#buffer, this.#noLigatures, features);
  }

  #readGlyphs(scale: number): ShapedRun['glyphs'] {
    const { length, info, position } = this.#output();
    const glyphs: ShapedRun['glyphs'][number][] = [];
    for (let at = 0; at < length; at += GLYPH_WORDS)
      glyphs.push({ id: info[at] ?? 0, cluster: info[at + 2] ?? 0, advance: (position[at] ?? 0) / scale });
    return glyphs;
  }

  #readPlaced(scale: number): PlacedGlyph[] {
    const { length, info, position } = this.#output();
    const glyphs: PlacedGlyph[] = [];
    for (let at = 0; at < length; at += GLYPH_WORDS)
      glyphs.push({
        id: info[at] ?? 0,
        cluster: info[at + 2] ?? 0,
        advance: (position[at] ?? 0) / scale,
        dx: (position[at + 2] ?? 0) / scale,
        dy: (position[at + 3] ?? 0) / scale,
      });
    return glyphs;
  }

  /** What was shaped, as HarfBuzz has it: `GLYPH_WORDS` for each glyph. */
  #output(): { readonly length: number; readonly info: Uint32Array; readonly position: Int32Array } {
    const { memory } = this.#hb;
    const length = this.#hb.hb_buffer_get_length(this.#buffer) * GLYPH_WORDS;
    const infos = this.#hb.hb_buffer_get_glyph_infos(this.#buffer, 0);
    const positions = this.#hb.hb_buffer_get_glyph_positions(this.#buffer, 0);
    return {
      length,
      info: new Uint32Array(memory.buffer, infos, length),
      position: new Int32Array(memory.buffer, positions, length),
    };
  }

  #addText(text: string): void {
    const at = this.#allocate(text.length * 2);
    const units = new Uint16Array(this.#hb.memory.buffer, at, text.length);
    for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
    this.#hb.hb_buffer_add_utf16(this.#buffer, at, text.length, 0, text.length);
    this.#hb.free(at);
  }

  #withAscii(text: string, use: (pointer: number) => void): void {
    const at = this.#allocate(text.length + 1);
    const bytes = new Uint8Array(this.#hb.memory.buffer, at, text.length + 1);
    for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index) & 0x7f;
    bytes[text.length] = 0;
    use(at);
    this.#hb.free(at);
  }

  /** hb_feature_t[]: tag, value, start, end. */
  #writeFeatures(): number {
    const at = this.#allocate(LIGATURE_FEATURES.length * FEATURE_WORDS * 4);
    const words = new Uint32Array(this.#hb.memory.buffer, at, LIGATURE_FEATURES.length * FEATURE_WORDS);
    LIGATURE_FEATURES.forEach((name, index) => words.set([tagOf(name), 0, 0, WHOLE_RUN], index * FEATURE_WORDS));
    return at;
  }

  #allocate(size: number): number {
    const at = this.#hb.malloc(Math.max(size, 1));
    if (at === 0) {
      throw new CardwrightError('font.out_of_memory', `HarfBuzz cannot allocate ${size} more bytes.`, {
        fix: 'Use fewer font families in one deck, or shorter texts.',
      });
    }
    return at;
  }
}

/** Adds legacy kerning to the glyph that comes first in reading order. */
function kern<Glyph extends ShapedRun['glyphs'][number]>(
  glyphs: readonly Glyph[],
  kerning: LegacyKerning,
  scale: number,
  direction: 'ltr' | 'rtl',
): readonly Glyph[] {
  const step = direction === 'ltr' ? 1 : -1;
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + step];
    const units = next === undefined ? 0 : kernPair(kerning, glyph.id, next.id);
    return units === 0 ? glyph : { ...glyph, advance: glyph.advance + (units * SUBUNITS) / scale };
  });
}

function tagOf(text: string): number {
  let tag = 0;
  for (let index = 0; index < text.length; index++) tag = (tag << 8) | text.charCodeAt(index);
  return tag >>> 0;
}
