import { isEmojiPresentation, isExtendedPictographic } from 'unicode-segmenter/emoji';
import type { RenderEnvironment } from '../../environment.js';
import { type Feature, rangesHave } from '../../fonts/index.js';
import type { FontFace } from '../../fonts/types.js';
import type { Mutable } from '../../mutable.js';
import { BREAK_CHARACTER, type CollapsedText } from './collapseText.js';
import { type FeaturedFace, FeatureFaces } from './featureFaces.js';
import type { GraphicItem, Item, TextItem } from './preparedParagraph.js';
import { COMMON_SCRIPT, isCursive, scriptOf } from './scriptOf.js';
import { stanceOf } from './stance.js';
import type { FaceChooser } from './textCache.js';
import type { TextContext } from './textContext.js';
import type { SpanStyle, TextBlock } from './types.js';

/** The result of itemising. */
export interface ItemisedText {
  readonly items: readonly Item[];
  readonly missingGlyphs: ReadonlySet<string>;
  /** Features of figures that a font lacks, as `family feature`. */
  readonly lackingFeatures: ReadonlySet<string>;
  /** False when a face or a picture is not loaded yet. */
  readonly complete: boolean;
}

/** Emoji pictures fill their em square; text needs a little air around them. */
export const EMOJI_BEARING = 0.06;
/** From this weight on, text is bold, as in CSS Fonts 4: a lighter face does not do. */
const BOLD = 600;
const TEXT_SELECTOR = '\ufe0e';
const EMOJI_SELECTOR = '\ufe0f';
/** No character below it can be a pictograph. */
const FIRST_PICTOGRAPH = 0xa9;
const KEYCAP = '\u20e3';
/** Direction controls. They have already set the levels and are never drawn. */
const CONTROL = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]$/;
/** Characters that need no glyph of their own. */
const IGNORABLE = /\u034f|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u;

/**
 * Splits a paragraph into items of one style, level, face and script. Whatever the primary family has, spaces included,
 * stays in it; other characters go to the fallbacks, one grapheme at a time. Emoji become pictures.
 */
export function itemiseText(
  source: CollapsedText,
  graphemes: Uint8Array,
  levels: Uint8Array | undefined,
  context: TextContext,
): ItemisedText {
  const itemiser = new Itemiser(source, levels, context);
  const { text } = source;
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && graphemes[end] === 0) end++;
    itemiser.add(start, end);
    start = end;
  }
  return itemiser.finish();
}

class Itemiser {
  readonly #items: Item[] = [];
  readonly #missing = new Set<string>();
  readonly #lacking = new Set<string>();
  readonly #featureFaces: FeatureFaces;
  readonly #source: CollapsedText;
  readonly #levels: Uint8Array | undefined;
  readonly #env: RenderEnvironment;
  readonly #choosers: readonly FaceChooser[];
  readonly #upright: TextBlock['upright'];
  #complete = true;
  #open: Mutable<TextItem> | undefined;

  constructor(source: CollapsedText, levels: Uint8Array | undefined, { env, cache, block }: TextContext) {
    this.#source = source;
    this.#levels = levels;
    this.#upright = block.upright;
    this.#env = env;
    this.#featureFaces = new FeatureFaces(env);
    this.#choosers = source.styles.map((style) => cache.chooser(env.fonts.manifest, style, block.language));
  }

  add(start: number, end: number): void {
    const styleIndex = this.#source.styleAt[start] ?? 0;
    const style = this.#source.styles[styleIndex];
    const chooser = this.#choosers[styleIndex];
    if (style === undefined || chooser === undefined) return;
    const level = this.#levels?.[start] ?? 0;
    if (this.#continues(start, end, level, style, chooser)) return;
    const cluster = this.#source.text.slice(start, end);
    if (end - start === 1 && cluster.charCodeAt(0) < FIRST_PICTOGRAPH) {
      this.#addText({ start, end, level, style }, cluster, chooser);
      return;
    }
    if (cluster === BREAK_CHARACTER || CONTROL.test(cluster)) {
      this.#close();
      return;
    }
    const icon = this.#source.icons.get(start);
    if (icon !== undefined) this.#addGraphic({ start, end, level, style }, icon, 0);
    else if (!this.#addEmoji({ start, end, level, style }, cluster, chooser)) {
      this.#addText({ start, end, level, style }, cluster, chooser);
    }
  }

  finish(): ItemisedText {
    this.#close();
    const { items, complete } = { items: this.#items, complete: this.#complete };
    return { items, missingGlyphs: this.#missing, lackingFeatures: this.#lacking, complete };
  }

  /** Adds a plain letter like the ones before it. Most characters are such letters, so they take a shorter way. */
  #continues(start: number, end: number, level: number, style: SpanStyle, chooser: FaceChooser): boolean {
    const open = this.#open;
    if (open?.end !== start || end - start !== 1 || open.style !== style || open.level !== level) return false;
    if (this.#upright !== undefined || style.features !== undefined) return false;
    const code = this.#source.text.charCodeAt(start);
    if (code >= FIRST_PICTOGRAPH || chooser.choose(code)?.id !== open.face) return false;
    const script = scriptOf(code);
    if (script !== open.script && script !== COMMON_SCRIPT) return false;
    open.end = end;
    return true;
  }

  #close(): void {
    if (this.#open !== undefined) this.#items.push(this.#open);
    this.#open = undefined;
  }

  #addEmoji(place: Place, cluster: string, chooser: FaceChooser): boolean {
    if (!mayBeEmoji(cluster)) return false;
    const first = cluster.codePointAt(0) ?? 0;
    const wantsPicture = cluster.includes(EMOJI_SELECTOR) || isEmojiPresentation(first) || cluster.length > 2;
    if (!wantsPicture && chooser.choose(first) !== undefined) return false;
    const name = this.#env.icons.emoji(cluster);
    return name !== undefined && this.#addGraphic(place, name, EMOJI_BEARING, cluster);
  }

  /** @returns false when there is no such picture. */
  #addGraphic(place: Place, name: string, bearing: number, text?: string): boolean {
    const art = this.#env.icons.get(name, place.style.color);
    if (art === undefined) {
      this.#env.missing.icons.add(name);
      this.#complete = false;
    } else if (art === null) {
      if (bearing === 0) this.#missing.add(`:${name}:`);
      return false;
    }
    this.#close();
    const { width = 1, height = 1 } = art?.viewBox ?? {};
    const across = height > 0 ? width / height : 1;
    // Upright in a vertical line, a picture is as wide as the line's letters at most, and takes its height along the line.
    const along = this.#upright === undefined ? across : Math.min(1, 1 / across);
    const item: GraphicItem = { kind: 'graphic', ...place, art, width: along, bearing, ...(text && { text }) };
    this.#items.push(item);
    return true;
  }

  #addText(place: Place, cluster: string, chooser: FaceChooser): void {
    const { start, end, level, style } = place;
    const { id, italic, weight } = this.#faceOf(cluster, chooser);
    const stance = stanceOf(cluster, this.#upright);
    const features = [...(style.features ?? []), ...(stance === 'turned' ? [] : (['vert'] as const))];
    const featured = features.length === 0 ? undefined : this.#featuredFace(id, features, style, cluster);
    const face = featured?.id ?? id;
    const upright = stance === 'upright' || featured?.applied.includes('vert') === true;
    const script = scriptOf(cluster.codePointAt(0) ?? 0);
    const open = this.#open;
    // Common characters join the script before them or, at the start of a run, the one after: painters only see runs.
    if (
      open?.end === start &&
      open.level === level &&
      open.style === style &&
      open.face === face &&
      open.upright === upright
    ) {
      if (script === open.script || script === COMMON_SCRIPT || open.script === COMMON_SCRIPT) {
        open.end = end;
        if (open.script === COMMON_SCRIPT) this.#setScript(open, script);
        return;
      }
    }
    this.#close();
    const slanted = style.italic && !italic;
    const emboldened = style.weight >= BOLD && weight < BOLD;
    const { letterSpacing } = style;
    this.#open = { kind: 'text', start, end, level, style, face, slanted, emboldened, script, upright, letterSpacing };
    this.#setScript(this.#open, script);
    if (!this.#env.fonts.has(face)) {
      this.#env.missing.faces.add(face);
      this.#complete = false;
    }
  }

  /** @returns undefined while the face is not loaded */
  #featuredFace(id: string, features: readonly Feature[], style: SpanStyle, cluster: string): FeaturedFace | undefined {
    const chosen = this.#featureFaces.choose(id, features);
    if (chosen === undefined) this.#complete = false;
    if (chosen !== undefined && chosen.lacking.length > 0 && /[0-9]/.test(cluster)) {
      const { name } = this.#env.fonts.manifest.families.find(({ slug }) => slug === style.family) ?? {
        name: style.family,
      };
      for (const feature of chosen.lacking) this.#lacking.add(`${feature} ${name}`);
    }
    return chosen;
  }

  #setScript(item: { script: string; letterSpacing: number; style: SpanStyle }, script: string): void {
    item.script = script;
    item.letterSpacing = isCursive(script) ? 0 : item.style.letterSpacing;
  }

  #faceOf(cluster: string, chooser: FaceChooser): FontFace {
    const first = cluster.codePointAt(0) ?? 0;
    const face = chooser.choose(first);
    if (cluster.length === 1 || (cluster.length === 2 && first > 0xffff)) {
      if (face === undefined && !IGNORABLE.test(cluster)) this.#missing.add(cluster);
      return face ?? chooser.primary;
    }
    return this.#faceOfGrapheme(cluster, chooser);
  }

  /** The first face that has every character of a grapheme, else the face of its base character. */
  #faceOfGrapheme(cluster: string, chooser: FaceChooser): FontFace {
    const characters = Array.from(cluster).filter((character) => !IGNORABLE.test(character));
    if (characters.length === 0) return chooser.primary;
    const faces = characters.map((character) => chooser.choose(character.codePointAt(0) ?? 0));
    const complete = [...new Set(faces)].find(
      (face) => face !== undefined && characters.every((one) => rangesHave(face.ranges, one.codePointAt(0) ?? 0)),
    );
    if (complete !== undefined) return complete;
    const missing = characters.filter((_, index) => faces[index] === undefined);
    for (const each of missing.length === 0 ? [cluster] : missing) this.#missing.add(each);
    return faces[0] ?? chooser.primary;
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly style: SpanStyle;
}

function mayBeEmoji(cluster: string): boolean {
  const first = cluster.codePointAt(0) ?? 0;
  if (first < FIRST_PICTOGRAPH) return cluster.endsWith(KEYCAP);
  if (cluster.includes(TEXT_SELECTOR)) return false;
  return isExtendedPictographic(first) || isRegionalIndicator(first);
}

function isRegionalIndicator(codePoint: number): boolean {
  return codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff;
}
