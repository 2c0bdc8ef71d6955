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

  /** Whether a language (a BCP 47 tag) is ready: its patterns are loaded, or it has none. */
  has(language: string): boolean {
    const key = patternsKey(language);
    return key === undefined || this.#patterns.has(key);
  }

  /** The hyphenator of a language, or undefined when it has no patterns or they are not loaded. */
  hyphenator(language: string): Hyphenator | undefined {
    const key = patternsKey(language) ?? '';
    const known = this.#hyphenators.get(key);
    if (known !== undefined) return known;
    const patterns = this.#patterns.get(key);
    if (patterns === undefined) return undefined;
    const hyphenator = new Hyphenator(patterns);
    this.#hyphenators.set(key, hyphenator);
    return hyphenator;
  }

  /**
   * Loads the patterns of these languages that are not loaded yet.
   * @throws CardwrightError `hyphenation.not_loaded`; the language can be requested again.
   */
  async load(languages: Iterable<string>): Promise<void> {
    const keys = new Set([...languages].flatMap((language) => patternsKey(language) ?? []));
    await Promise.all([...keys].filter((key) => !this.#patterns.has(key)).map((key) => this.#loadOne(key)));
  }

  async #loadOne(key: string): Promise<void> {
    try {
      this.#patterns.set(key, await this.#load(key));
    } catch (cause) {
      throw new CardwrightError('hyphenation.not_loaded', `The hyphenation patterns for ${key} cannot be loaded.`, {
        path: key,
        fix: 'Check your connection, then reload the page.',
        cause,
      });
    }
  }
}
