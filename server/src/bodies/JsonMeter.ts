import { LIMITS } from '@cardwright/renderer/schema';
import { HttpProblem } from '../errors.js';

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const SPACE = 0x20;

/** A character has up to four bytes. */
const KEY_BYTES = LIMITS.name * 4;
/** Members of one object; with many more, even reading one takes long. */
const MOST_KEYS = 1_000;
const LIST = -1;

/**
 * Counts the values, levels and key lengths of JSON while its bytes arrive, because a parsed value takes up to a hundred
 * times its bytes. Never counts less than `JSON.parse` would make; malformed JSON is left to the parser.
 */
export class JsonMeter {
  #values = 0;
  /** For each open object, how many keys it has; for each open list, `LIST`. */
  readonly #open: number[] = [];
  #isKeyNext = false;
  #place: 'between' | 'scalar' | 'text' | 'key' = 'between';
  #isEscaped = false;
  #keyBytes = 0;

  constructor(private readonly mostValues: number) {}

  /** How many values have begun. */
  get values(): number {
    return this.#values;
  }

  /** @throws HttpProblem 413 */
  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.#place === 'text') at = this.#skipText(bytes, at);
      else if (this.#place === 'key') this.#readKey(byte);
      else this.#readBetween(byte);
    }
  }

  /** Most bytes of a body are texts, which are searched natively. @returns the place of the last byte that was read */
  #skipText(bytes: Uint8Array, from: number): number {
    if (this.#isEscaped) {
      this.#isEscaped = false;
      return from;
    }
    const end = indexOr(bytes.indexOf(QUOTE, from), bytes.length);
    const escape = bytes.subarray(from, end).indexOf(BACKSLASH);
    if (escape === -1) {
      if (end < bytes.length) this.#place = 'between';
      return end;
    }
    this.#isEscaped = true;
    return from + escape;
  }

  #readKey(byte: number): void {
    this.#keyBytes += 1;
    if (this.#keyBytes > KEY_BYTES) throw tooLarge(`The body has a key of more than ${LIMITS.name} characters.`);
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#place = 'between';
  }

  #readBetween(byte: number): void {
    if (byte <= SPACE || byte === COLON) this.#place = 'between';
    else if (byte === COMMA) this.#next((this.#open.at(-1) ?? LIST) !== LIST);
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#enter(byte === OPEN_OBJECT);
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#leave();
    else if (byte === QUOTE) this.#beginText();
    else if (this.#place !== 'scalar') {
      this.#count();
      this.#place = 'scalar';
    }
  }

  #next(isKeyNext: boolean): void {
    this.#place = 'between';
    this.#isKeyNext = isKeyNext;
  }

  #enter(isObject: boolean): void {
    this.#count();
    this.#open.push(isObject ? 0 : LIST);
    if (this.#open.length > LIMITS.depth) throw tooLarge(`The body has more than ${LIMITS.depth} levels.`);
    this.#next(isObject);
  }

  #leave(): void {
    this.#open.pop();
    this.#next(false);
  }

  #beginText(): void {
    this.#keyBytes = 0;
    this.#place = this.#isKeyNext ? 'key' : 'text';
    if (this.#isKeyNext) this.#countKey();
    else this.#count();
    this.#isKeyNext = false;
  }

  #countKey(): void {
    const keys = (this.#open.pop() ?? 0) + 1;
    if (keys > MOST_KEYS) throw tooLarge(`The body has an object with more than ${MOST_KEYS} keys.`);
    this.#open.push(keys);
  }

  #count(): void {
    this.#values += 1;
    if (this.#values > this.mostValues) throw tooLarge(`The body has more than ${this.mostValues} values.`);
  }
}

function indexOr(index: number, otherwise: number): number {
  return index === -1 ? otherwise : index;
}

function tooLarge(detail: string): HttpProblem {
  return new HttpProblem('too-large', detail);
}
