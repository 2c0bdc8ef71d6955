import { Hyphenator } from './hyphenator.js';
import { loadPatterns, patternsKey } from './languages.js';

/** The hyphenators of all languages. Their patterns are loaded on demand. Keep one for as long as the font library lives. */
export class Hyphenation {
  readonly #patterns = new Map<string, string>();
  readonly #hyphenators = new Map<string, Hyphenator>();

  /** Whether nothing of a language (BCP 47) has to be loaded. */
  has(language: string): boolean {
    const key = patternsKey(language);
    return key === undefined || this.#patterns.has(key);
  }

  /** The hyphenator of a language, or undefined when it has no patterns or they are not loaded. */
  hyphenator(language: string): Hyphenator | undefined {
    const key = patternsKey(language) ?? '';
    const known = this.#hyphenators.get(key);
    const patterns = this.#patterns.get(key);
    if (known !== undefined || patterns === undefined) return known;
    const hyphenator = new Hyphenator(patterns);
    this.#hyphenators.set(key, hyphenator);
    return hyphenator;
  }

  /** Loads what `has` finds missing of these languages. */
  async load(languages: Iterable<string>): Promise<void> {
    const absent = [...languages]
      .filter((language) => !this.has(language))
      .map((language) => patternsKey(language) ?? '');
    await Promise.all(absent.map(async (key) => this.#patterns.set(key, await loadPatterns(key))));
  }
}
