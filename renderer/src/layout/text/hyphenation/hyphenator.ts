/** Letters that must stay before the first and after the last hyphen; words shorter than the minimum stay whole. */
const LEFT = 2;
const RIGHT = 3;
const SHORTEST = 6;
/** Anything longer is not a word, and scanning it would waste time. Examples of long German words have more than 80 letters. */
const LONGEST = 120;

/** Liang's algorithm over one language's patterns. */
export class Hyphenator {
  readonly #levels = new Map<string, string>();
  readonly #exceptions = new Map<string, readonly number[]>();
  #longest = 0;

  /** @param patterns see scripts/buildHyphenation.mjs for the format. */
  constructor(patterns: string) {
    for (const line of patterns.split('\n')) {
      const split = line.indexOf('=');
      const key = line.slice(0, split);
      for (const letters of line.slice(split + 1).split(' ')) {
        if (key === '!') this.#addException(letters);
        else this.#addPattern(letters, key);
      }
    }
  }

  /** Offsets inside a word at which it may be hyphenated, ascending. The word must contain only letters. */
  findPoints(word: string): readonly number[] {
    if (word.length < SHORTEST || word.length > LONGEST) return [];
    const lower = word.toLowerCase();
    // A few capitals have longer lower-case forms (İ), so the offsets would no longer match.
    if (lower.length !== word.length) return [];
    return (this.#exceptions.get(lower) ?? this.#matchPatterns(lower)).filter(
      (point) => point >= LEFT && point <= word.length - RIGHT,
    );
  }

  #matchPatterns(lower: string): number[] {
    const framed = `.${lower}.`;
    const strength = new Uint8Array(framed.length + 1);
    for (let start = 0; start < framed.length; start++) {
      const furthest = Math.min(framed.length, start + this.#longest);
      for (let end = start + 1; end <= furthest; end++) {
        const levels = this.#levels.get(framed.slice(start, end));
        if (levels === undefined) continue;
        for (let at = 0; at < levels.length; at++) {
          const level = levels.charCodeAt(at) - 0x30;
          if (level > (strength[start + at] ?? 0)) strength[start + at] = level;
        }
      }
    }
    const points: number[] = [];
    for (let at = 1; at < lower.length; at++) if ((strength[at + 1] ?? 0) % 2 === 1) points.push(at);
    return points;
  }

  #addPattern(letters: string, levels: string): void {
    this.#levels.set(letters, levels);
    if (letters.length > this.#longest) this.#longest = letters.length;
  }

  #addException(word: string): void {
    const points: number[] = [];
    const letters = word.split('-');
    let offset = 0;
    for (const part of letters.slice(0, -1)) points.push((offset += part.length));
    this.#exceptions.set(letters.join(''), points);
  }
}
