import { THAI_MODEL } from './model.js';

const THAI = /[\u0e01-\u0e5b]{4,}/g;
/** A consonant without a vowel is hardly ever a word. */
const LONE = /^[\u0e01-\u0e2e]$/;
/** Never at the start of a line: following vowels, tone and other marks, the repetition and abbreviation signs. */
const DEPENDENT = /[\u0e2f-\u0e3a\u0e45-\u0e4e]/;
/** Never at the end of a line: vowels written before their consonant. */
const LEADING = /[\u0e40-\u0e44]/;

/** How far each feature reaches: from `start` to `end` relative to the boundary. */
const WINDOWS: Readonly<Record<keyof typeof THAI_MODEL, readonly [start: number, end: number]>> = {
  UW1: [-3, -2],
  UW2: [-2, -1],
  UW3: [-1, 0],
  UW4: [0, 1],
  UW5: [1, 2],
  UW6: [2, 3],
  BW1: [-2, 0],
  BW2: [-1, 1],
  BW3: [0, 2],
  TW1: [-3, 0],
  TW2: [-2, 1],
  TW3: [-1, 2],
  TW4: [0, 3],
};

/**
 * Finds words in Thai, which is written without spaces: a small linear model scores the characters around each possible
 * start of a syllable. The same text breaks identically in every engine.
 */
export class ThaiBreaker {
  readonly #features: readonly { start: number; end: number; weights: ReadonlyMap<string, number> }[];
  readonly #bias: number;

  constructor() {
    const names = Object.keys(THAI_MODEL) as (keyof typeof THAI_MODEL)[];
    this.#features = names.map((name) => {
      const [start, end] = WINDOWS[name];
      return { start, end, weights: new Map(Object.entries(JSON.parse(THAI_MODEL[name]) as Record<string, number>)) };
    });
    const all = this.#features.flatMap(({ weights }) => [...weights.values()]);
    this.#bias = -0.5 * all.reduce((sum, weight) => sum + weight, 0);
  }

  /**
   * Offsets at which a Thai word starts inside a stretch of Thai. If the author marked words (`marked`:
   * offsets of zero-width spaces), those are kept and no others are added.
   */
  findWords(text: string, marked: ReadonlySet<number>): number[] {
    const found: number[] = [];
    for (const { 0: stretch, index } of text.matchAll(THAI)) {
      const inside = Array.from({ length: stretch.length - 1 }, (_, offset) => offset + 1);
      if (inside.some((offset) => marked.has(index + offset))) continue;
      const starts = inside.filter((offset) => this.#startsWord(stretch, offset));
      found.push(...withoutLoneConsonants(stretch, starts).map((offset) => index + offset));
    }
    return found;
  }

  #startsWord(stretch: string, offset: number): boolean {
    if (DEPENDENT.test(stretch.charAt(offset)) || LEADING.test(stretch.charAt(offset - 1))) return false;
    let score = this.#bias;
    for (const { start, end, weights } of this.#features) {
      if (offset + start < 0) continue;
      score += weights.get(stretch.slice(offset + start, offset + end)) ?? 0;
    }
    return score > 0;
  }
}

/** The model sometimes parts a word after its first consonant; one alone joins what follows, or at the end what precedes. */
function withoutLoneConsonants(stretch: string, starts: readonly number[]): readonly number[] {
  return starts.filter((start, at) => {
    const isLast = at === starts.length - 1;
    return !LONE.test(stretch.slice(starts[at - 1] ?? 0, start)) && !(isLast && LONE.test(stretch.slice(start)));
  });
}
