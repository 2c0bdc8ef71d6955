import type { Span, SpanStyle } from './types.js';

/** Stands for an inline icon in a paragraph's text. */
export const ICON_CHARACTER = '\ufffc';
/** Stands for a hard line break. */
export const BREAK_CHARACTER = '\u2028';

/** A paragraph's characters in logical order, with white space collapsed and invisible controls removed. */
export interface CollapsedText {
  readonly text: string;
  /** Index into `styles` for every UTF-16 unit. */
  readonly styleAt: Uint16Array;
  /** Distinct styles, in order of appearance. */
  readonly styles: readonly SpanStyle[];
  /** Icon names by the offset of their placeholder. */
  readonly icons: ReadonlyMap<number, string>;
  /** Offsets before which a line may end without a mark (zero-width spaces). */
  readonly breaks: ReadonlySet<number>;
  /** Offsets before which a line may end with a hyphen (soft hyphens). */
  readonly softHyphens: ReadonlySet<number>;
  /** Offsets before which no line may end (word joiners). */
  readonly joins: ReadonlySet<number>;
}

const SOFT_HYPHEN = 0xad;
const ZERO_WIDTH_SPACE = 0x200b;
const WORD_JOINER = 0x2060;
const BYTE_ORDER_MARK = 0xfeff;
/** What needs a look at each character; most texts have nothing of it. */
const SPECIAL = /[\0-\x1f\x7f-\x9f\xad\u200b\u2028\u2029\u2060\ud800-\udfff\ufeff\ufffc]| {2}/;
/** Accents of Latin, Greek and Cyrillic. Composing others may replace characters by different ones. */
const ACCENT = /[\u0300-\u036f]/;
const ACCENTED = /[^\u0300-\u036f][\u0300-\u036f]+/gu;

/**
 * Joins spans as CSS `white-space: normal` does: a run of white space becomes one space, even across spans, and is
 * dropped at a line's edges. U+2028 and U+2029 break the line like a `break` span.
 */
export function collapseText(spans: readonly Span[]): CollapsedText {
  const collector = new Collector();
  for (const span of spans) {
    if (span.type === 'break') collector.addBreak();
    else if (span.type === 'icon') collector.addIcon(span.name, span.style);
    else collector.addText(span.text, span.style);
  }
  return collector.finish();
}

class Collector {
  #text = '';
  /** The last character of the text. */
  #last = '';
  /** Indices into the styles, with the offsets where their texts end. */
  readonly #runs: { readonly style: number; end: number }[] = [];
  readonly #styles: SpanStyle[] = [];
  readonly #icons = new Map<number, string>();
  readonly #breaks = new Set<number>();
  readonly #softHyphens = new Set<number>();
  readonly #joins = new Set<number>();

  addBreak(): void {
    this.#dropTrailingSpace();
    this.#push(BREAK_CHARACTER, Math.max(this.#styles.length - 1, 0));
  }

  addIcon(name: string, style: SpanStyle): void {
    this.#icons.set(this.#text.length, name);
    this.#push(ICON_CHARACTER, this.#styleIndex(style));
  }

  addText(text: string, style: SpanStyle): void {
    const index = this.#styleIndex(style);
    const composed = composeAccents(text);
    if (!SPECIAL.test(composed))
      this.#push(composed.startsWith(' ') && this.#atEdge ? composed.slice(1) : composed, index);
    else for (let at = 0; at < composed.length; at++) this.#addUnit(composed, at, index);
  }

  finish(): CollapsedText {
    this.#dropTrailingSpace();
    return {
      text: this.#text,
      styleAt: this.#styleAt(),
      styles: this.#styles,
      icons: this.#icons,
      breaks: this.#breaks,
      softHyphens: this.#softHyphens,
      joins: this.#joins,
    };
  }

  #styleAt(): Uint16Array {
    const styleAt = new Uint16Array(this.#text.length);
    let start = 0;
    for (const { style, end } of this.#runs) {
      styleAt.fill(style, start, end);
      start = end;
    }
    return styleAt;
  }

  #addUnit(text: string, at: number, style: number): void {
    const code = text.charCodeAt(at);
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) this.#addSpace(style);
    else if (code === SOFT_HYPHEN) this.#softHyphens.add(this.#text.length);
    else if (code === ZERO_WIDTH_SPACE) this.#breaks.add(this.#text.length);
    else if (code === WORD_JOINER || code === BYTE_ORDER_MARK) this.#joins.add(this.#text.length);
    else if (code === 0x2028 || code === 0x2029 || code === 0x85) this.addBreak();
    else if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return;
    else if (code === 0xfffc || isLoneSurrogate(text, at)) this.#push('\ufffd', style);
    else this.#push(text.charAt(at), style);
  }

  /** Whether a space would be dropped here. */
  get #atEdge(): boolean {
    return this.#last === '' || this.#last === ' ' || this.#last === BREAK_CHARACTER;
  }

  #addSpace(style: number): void {
    if (!this.#atEdge) this.#push(' ', style);
  }

  #dropTrailingSpace(): void {
    const run = this.#runs.at(-1);
    if (this.#last !== ' ' || run === undefined) return;
    this.#text = this.#text.slice(0, -1);
    run.end--;
    this.#last = '';
  }

  #push(text: string, style: number): void {
    if (text === '') return;
    this.#text += text;
    this.#last = text.charAt(text.length - 1);
    const run = this.#runs.at(-1);
    if (run?.style === style) run.end = this.#text.length;
    else this.#runs.push({ style, end: this.#text.length });
  }

  /** Spans of equal style share an index, so that a run can cross them. */
  #styleIndex(style: SpanStyle): number {
    const found = this.#styles.findIndex((other) => other === style || sameStyle(other, style));
    return found >= 0 ? found : this.#styles.push(style) - 1;
  }
}

/**
 * Letters with separate accents as one character where there is one, as in text that comes from macOS: the files of a font
 * often have the letter with its accent, but not both parts of it.
 */
function composeAccents(text: string): string {
  if (!ACCENT.test(text)) return text;
  return text.replace(ACCENTED, (letter) => letter.normalize('NFC'));
}

function isLoneSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0xd800 || code > 0xdfff) return false;
  if (code < 0xdc00) return !((text.charCodeAt(at + 1) & 0xfc00) === 0xdc00);
  return !((text.charCodeAt(at - 1) & 0xfc00) === 0xd800);
}

function sameStyle(one: SpanStyle, other: SpanStyle): boolean {
  return (
    one.family === other.family &&
    one.weight === other.weight &&
    one.italic === other.italic &&
    one.scale === other.scale &&
    one.color === other.color &&
    one.decoration === other.decoration &&
    one.decorationColor === other.decorationColor &&
    one.letterSpacing === other.letterSpacing &&
    one.background === other.background &&
    JSON.stringify(one.axes) === JSON.stringify(other.axes) &&
    one.features?.join() === other.features?.join() &&
    one.piece === other.piece
  );
}
