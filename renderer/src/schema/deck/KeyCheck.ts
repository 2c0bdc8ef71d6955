import { counted } from '../../counted.js';
import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { isPrivateKey, similarKey } from '../reading/similarKey.js';
import { isServerKey } from '../values/serverKeys.js';
import { TEMPORARY_ID_KEYS } from '../values/values.js';
import { cardSchema, cardTexts } from './card.js';
import { categorySchema, categoryTexts } from './category.js';
import { type Card, type Category, type Deck, deckTexts } from './deck.js';
import { deckFileSchema } from './deckFile.js';

/** What may be written in a deck, a category or a card. */
interface Format {
  readonly name: 'deck' | 'category' | 'card';
  readonly keys: readonly string[];
  /** The keys that belong in its translations. */
  readonly texts: readonly string[];
}

const DECK: Format = {
  name: 'deck',
  // The schema leaves out the world's slug and the deck's own icons, which are read leniently.
  keys: [...Object.keys(deckFileSchema.shape), 'world', 'icons'],
  texts: Object.keys(deckTexts),
};
const CATEGORY: Format = {
  name: 'category',
  keys: [...Object.keys(categorySchema.shape), ...TEMPORARY_ID_KEYS],
  texts: Object.keys(categoryTexts),
};
const CARD: Format = {
  name: 'card',
  keys: [...Object.keys(cardSchema.shape), ...TEMPORARY_ID_KEYS],
  texts: Object.keys(cardTexts),
};

/** A value of a card that no design can show, because its key is unknown. */
interface UnknownValue {
  /** The path of the first card that has it. */
  readonly path: PathSegments;
  readonly cards: number;
}

/** Warns about keys that are probably mistakes: unknown keys are kept, but what they hold is not used. */
export class KeyCheck {
  readonly #values = new Map<string, UnknownValue>();

  constructor(private readonly problems: ProblemList) {}

  deck(deck: Deck): void {
    this.#checkLists(this.#unexplained(deck, [], DECK), [], '"categories": [{ "cards": [ … ] }]');
  }

  category(category: Category, path: PathSegments): void {
    this.#checkLists(this.#unexplained(category, path, CATEGORY), path, '"cards": [ … ]');
  }

  card(card: Card, path: PathSegments): void {
    for (const [key, value] of this.#unexplained(card, path, CARD)) {
      // Other programs keep objects and lists of their own here.
      if (!(typeof value === 'string' && value.trim() !== '') && typeof value !== 'number') continue;
      const { path: first, cards } = this.#values.get(key) ?? { path: [...path, key], cards: 0 };
      this.#values.set(key, { path: first, cards: cards + 1 });
    }
  }

  /** Reports what `card` has found: once for each key, with the number of its cards if there are several. */
  reportValues(): void {
    for (const [key, { path, cards }] of this.#values)
      this.problems.warn(path, {
        code: 'deck.unknown_key',
        message: `The key "${key}" is unknown; it is kept, but no design shows it${cards > 1 ? `: ${counted(cards, 'card')}` : ''}.`,
        fix: `Move it into "fields", where a design can show it as field:${key}.`,
      });
  }

  /** Reports misplaced texts and misspelt keys. @returns the other unknown entries */
  #unexplained(thing: object, path: PathSegments, format: Format): [string, unknown][] {
    return Object.entries(thing).filter(([key]) => {
      if (format.keys.includes(key) || isServerKey(key) || isPrivateKey(key)) return false;
      return !this.#explain(key, path, format);
    });
  }

  #explain(key: string, path: PathSegments, { name, keys, texts }: Format): boolean {
    if (texts.includes(key)) {
      this.problems.warn([...path, key], {
        code: 'deck.text_outside_translations',
        message: `"${key}" is on the ${name} itself, where it is not shown; expected it in translations.<language>.`,
        fix: `Move it to translations.en.${key} (or its actual language).`,
      });
      return true;
    }
    const suggestion = similarKey(key, keys);
    if (suggestion === undefined) return false;
    this.problems.warn([...path, key], {
      code: 'deck.unknown_key',
      message: `The key "${key}" is unknown; it is kept but has no effect. A similar key is "${suggestion}".`,
      fix: `Write "${suggestion}" if you meant that${name === 'card' ? ', or put custom values into fields' : ''}.`,
    });
    return true;
  }

  /** Lists of objects where cards are expected under another key. @param expected how to write the cards */
  #checkLists(entries: readonly [string, unknown][], path: PathSegments, expected: string): void {
    for (const [key, value] of entries)
      if (Array.isArray(value) && value.some((entry) => typeof entry === 'object' && entry !== null))
        this.problems.warn([...path, key], {
          code: 'deck.unknown_key',
          message: `The key "${key}" is unknown; this list is kept but has no effect.`,
          fix: `If it contains cards, write them as ${expected}.`,
        });
  }
}
