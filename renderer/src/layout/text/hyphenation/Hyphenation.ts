import { CardwrightError } from '../../../errors.js';
import { Hyphenator } from './hyphenator.js';
import { loadPatterns, patternsKey } from './languages.js';

/** The hyphenators of all languages. Their patterns are loaded on demand. Keep one for as long as the font library lives. */
export class Hyphenation {
  readonly #load: typeof loadPatterns;
  readonly #patterns = new Map<string, string>();
  readonly #hyphenators = new Map<string, Hyphenator>();

  /** @param load the patterns for a key; tests pass their own */
  constructor(load = loadPatterns) {
    this.#load = load;
  }

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

  /**
   * Loads what `has` finds missing of these languages.
   * @throws CardwrightError `hyphenation.not_loaded`; the language can be requested again.
   */
  async load(languages: Iterable<string>): Promise<void> {
    const absent = [...languages].filter((language) => !this.has(language));
    await Promise.all(absent.map((language) => this.#loadOne(patternsKey(language) ?? '')));
  }

  async #loadOne(key: string): Promise<void> {
    try {
      this.#patterns.set(key, await this.#load(key));
    } catch (cause) {
      throw new CardwrightError('hyphenation.not_loaded', `The hyphenation patterns for ${key} cannot be loaded.`, {
        path: key,
        fix: 'Check the connection, and load the page again.',
        cause,
      });
    }
  }
}
