import type { Paragraph, SpanStyle } from '../textBlock.js';
import type { IconExists } from './findIcons.js';
import { parseMarkdown } from './parseMarkdown.js';
import type { LineEnds } from './textSpans.js';

/** How many texts are kept; parsing one takes about as long as laying out its card. */
const MOST_TEXTS = 1_000;

/** Parses markdown and remembers it. Keep one for as long as the icon library whose names it uses. */
export class MarkdownCache {
  readonly #parsed = new Map<string, readonly Paragraph[]>();
  readonly #iconExists: IconExists;
  readonly #codeFamily: string;

  constructor(iconExists: IconExists, codeFamily = 'jetbrains-mono') {
    this.#iconExists = iconExists;
    this.#codeFamily = codeFamily;
  }

  /** See `parseMarkdown`. The same text and style give the same object. */
  parse(source: string, base: SpanStyle, lineEnds: LineEnds = 'keep'): readonly Paragraph[] {
    const key = JSON.stringify([base, lineEnds, source]);
    const known = this.#parsed.get(key);
    if (known !== undefined) {
      this.#parsed.delete(key);
      this.#parsed.set(key, known);
      return known;
    }
    const options = { iconExists: this.#iconExists, codeFamily: this.#codeFamily, lineEnds };
    const parsed = parseMarkdown(source, base, options);
    this.#parsed.set(key, parsed);
    const oldest = this.#parsed.keys().next();
    if (this.#parsed.size > MOST_TEXTS && !oldest.done) this.#parsed.delete(oldest.value);
    return parsed;
  }
}
