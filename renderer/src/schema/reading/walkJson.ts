import { nextToken, type JsonToken } from './jsonTokens.js';
import type { PathSegments } from './path.js';

export interface JsonFault {
  /** UTF-16 code unit where reading stopped. */
  readonly offset: number;
  readonly message: string;
}

type State = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'end';

const EXPECTED: Readonly<Record<State, string>> = {
  value: 'a value',
  valueOrEnd: 'a value or "]"',
  key: 'a key in double quotes',
  keyOrEnd: 'a key in double quotes or "}"',
  colon: '":"',
  commaOrEnd: '"," or the closing bracket',
  end: 'the end of the file',
};

/** Receives a path (one array, reused between calls) and an offset. */
type Visit = (path: PathSegments, offset: number) => void;

/**
 * Walks JSON text token by token, without recursion, and reports where each value starts.
 * @param onRepeat receives keys that their object already has
 * @returns the first syntax error, or undefined
 */
export function walkJson(text: string, onValue: Visit, onRepeat?: Visit): JsonFault | undefined {
  return new Walk(text, onValue, onRepeat).run();
}

class Walk {
  readonly #text: string;
  readonly #onValue: Visit;
  readonly #onRepeat: Visit | undefined;
  readonly #open: ('{' | '[')[] = [];
  /** One segment per open list or object. */
  readonly #path: (string | number)[] = [];
  /** The keys of each open object so far; empty for lists. */
  readonly #keys: Set<string>[] = [];
  #state: State = 'value';

  constructor(text: string, onValue: Visit, onRepeat: Visit | undefined) {
    this.#text = text;
    this.#onValue = onValue;
    this.#onRepeat = onRepeat;
  }

  run(): JsonFault | undefined {
    for (let offset = 0; ;) {
      const token = nextToken(this.#text, offset);
      if (token.fault !== undefined) return token.fault;
      if (token.type === 'end') return this.#atEnd(token.start);
      const next = this.#step(token);
      if (next === undefined) return { offset: token.start, message: this.#unexpected(token) };
      this.#state = next;
      offset = token.end;
    }
  }

  #step(token: JsonToken): State | undefined {
    switch (this.#state) {
      case 'valueOrEnd':
        return token.type === ']' ? this.#close() : this.#value(token);
      case 'value':
        return this.#value(token);
      case 'keyOrEnd':
        return token.type === '}' ? this.#close() : this.#key(token);
      case 'key':
        return this.#key(token);
      case 'colon':
        return token.type === ':' ? 'value' : undefined;
      case 'commaOrEnd':
        return this.#afterValue(token);
      case 'end':
        return undefined;
    }
  }

  #value(token: JsonToken): State | undefined {
    if (token.type === '{' || token.type === '[') {
      this.#onValue(this.#path, token.start);
      this.#open.push(token.type);
      this.#path.push(token.type === '[' ? 0 : '');
      this.#keys.push(new Set());
      return token.type === '{' ? 'keyOrEnd' : 'valueOrEnd';
    }
    if (token.type !== 'text' && token.type !== 'scalar') return undefined;
    this.#onValue(this.#path, token.start);
    return this.#open.length === 0 ? 'end' : 'commaOrEnd';
  }

  #key(token: JsonToken): State | undefined {
    if (token.type !== 'text') return undefined;
    const key = JSON.parse(this.#text.slice(token.start, token.end)) as string;
    this.#path[this.#path.length - 1] = key;
    if (this.#keys.at(-1)?.has(key) === true) this.#onRepeat?.(this.#path, token.start);
    this.#keys.at(-1)?.add(key);
    return 'colon';
  }

  #afterValue(token: JsonToken): State | undefined {
    const isObject = this.#open.at(-1) === '{';
    if (token.type === (isObject ? '}' : ']')) return this.#close();
    if (token.type !== ',') return undefined;
    const index = this.#path.at(-1);
    if (typeof index === 'number') this.#path[this.#path.length - 1] = index + 1;
    return isObject ? 'key' : 'value';
  }

  #close(): State {
    this.#open.pop();
    this.#path.pop();
    this.#keys.pop();
    return this.#open.length === 0 ? 'end' : 'commaOrEnd';
  }

  #atEnd(offset: number): JsonFault | undefined {
    if (this.#state === 'end') return undefined;
    return { offset, message: `The file ends where ${EXPECTED[this.#state]} is expected.` };
  }

  #unexpected(token: JsonToken): string {
    const received = this.#text.slice(token.start, token.end);
    if (received.startsWith('//') || received.startsWith('/*')) return 'JSON has no comments.';
    if (this.#state === 'key' && token.type === '}') return 'There is a comma before the closing "}".';
    if (this.#state === 'value' && token.type === ']') return 'There is a comma before the closing "]".';
    const shown = received.length > 20 ? `${received.slice(0, 20)}…` : received;
    return `Found ${shown} where ${EXPECTED[this.#state]} is expected.`;
  }
}
