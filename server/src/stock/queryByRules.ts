import { STOP_WORDS } from './stopWords.js';

export interface CardTexts {
  readonly deckShortDesc: string;
  readonly catDesc: string;
  readonly cardTitle: string;
  readonly cardDesc: string;
}

/** How much a text says about what a card's picture shows. */
const WEIGHTS: Readonly<Record<keyof CardTexts, number>> = { cardTitle: 8, cardDesc: 3, catDesc: 2, deckShortDesc: 1 };
const MOST_WORDS = 3;
/** How much of each text is read; the end rarely describes the picture. */
const READ_CHARACTERS = 2_000;

interface Candidate {
  readonly word: string;
  score: number;
  readonly order: number;
}

/**
 * Finds search words for a card's picture without a language model: the telling words of its title, text, category and
 * deck, with words that occur in several of them first. Texts may be Markdown.
 * @returns undefined if no text has a telling word
 */
export function queryByRules(texts: CardTexts): string | undefined {
  const candidates = new Map<string, Candidate>();
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    const words = tellingWords(texts[name as keyof CardTexts]);
    words.forEach((word, index) => {
      const known = candidates.get(word) ?? { word, score: 0, order: candidates.size };
      // Words of the first sentence matter more than those of the tenth.
      known.score += weight / (1 + index / 8);
      candidates.set(word, known);
    });
  }
  const best = [...candidates.values()].sort((a, b) => b.score - a.score || a.order - b.order).slice(0, MOST_WORDS);
  if (best.length === 0) return undefined;
  return best
    .sort((a, b) => a.order - b.order)
    .map(({ word }) => word)
    .join(' ');
}

function tellingWords(text: string): readonly string[] {
  const plain = text
    .slice(0, READ_CHARACTERS)
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/:[a-z0-9-]+(?::[a-z0-9-]+)?:/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .toLowerCase();
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(plain);
  const words = [...segments].filter(({ isWordLike }) => isWordLike === true).map(({ segment }) => segment);
  const telling = words.filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word) && isLongEnough(word));
  return [...new Set(telling)];
}

/** A single letter is long enough in scripts whose letters are words or syllables. */
function isLongEnough(word: string): boolean {
  return word.length > 2 || /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}]/u.test(word);
}
