import type { Style } from '../style.js';
import type { ColorTokens } from '../tokens.js';
import { buildStyle } from './buildStyle.js';
import type { Slot } from './declarations.js';
import { mirrored } from './mirrored.js';
import type { ClassReading } from './readClass.js';
import { readClass } from './readClass.js';
import type { Surroundings } from './settle.js';
import { Settler } from './settle.js';
import { MAX_CLASS_LENGTH } from './values/text.js';

export interface ParsedClasses {
  readonly style: Style;
  /** Unknown classes in order, each once. */
  readonly unknown: readonly string[];
}

/** Reads class strings for one set of colour tokens and remembers the results for its lifetime. */
export interface ClassParser {
  /**
   * The style for a class string. A later class wins unless an earlier one is more specific within its family (`pt-2`
   * beats `p-4`). Never throws; the same classes and surroundings always give the same style.
   * @param around the parent's text colour and size (units), for `current`, `em` and letter spacing in px, and the
   *   direction of rows, for `ps-2`, `rtl:text-left` and the like; the default is the ink token, 16 units, and from
   *   left to right
   */
  parse(classes: string, around?: Partial<Surroundings>): ParsedClasses;
}

/** The memo is cleared at this size, so that interpolated values cannot fill the memory. */
const MEMO_SIZE = 4096;
/** Longer class strings are not memoised. */
const MEMO_LENGTH = 2048;

const EMPTY: ParsedClasses = Object.freeze({ style: Object.freeze({}), unknown: Object.freeze([]) });

/** A parser with its own memo. */
export function createClassParser(tokens: ColorTokens): ClassParser {
  const classes = new Memo<ClassReading | null>(MAX_CLASS_LENGTH);
  const strings = new Memo<ParsedClasses>(MEMO_LENGTH);
  const relatives = new Memo<ParsedClasses>(MEMO_LENGTH);
  const ink = tokens.get('ink') ?? '#000000';
  const read = (name: string): ClassReading | null => {
    const known = classes.get(name);
    return known === undefined ? classes.set(name, readClass(name, tokens) ?? null) : known;
  };
  return {
    parse(text, around) {
      const known = strings.get(text);
      if (known !== undefined) return known;
      const color = around?.color ?? ink;
      const fontSize = around?.fontSize ?? 16;
      const direction = around?.direction ?? 'ltr';
      const key = `${direction} ${color} ${fontSize} ${text}`;
      const knownHere = relatives.get(key);
      if (knownHere !== undefined) return knownHere;
      const { parsed, relative } = parse(text, read, { color, fontSize, direction });
      return relative ? relatives.set(key, parsed) : strings.set(text, parsed);
    },
  };
}

/** Reads one class string without a memo. */
export function parseClasses(classes: string, tokens: ColorTokens, around?: Partial<Surroundings>): ParsedClasses {
  return createClassParser(tokens).parse(classes, around);
}

function parse(
  text: string,
  read: (name: string) => ClassReading | null,
  around: Surroundings,
): { readonly parsed: ParsedClasses; readonly relative: boolean } {
  const slots = new Map<Slot, unknown>();
  const ranks = new Map<Slot, number>();
  const unknown = new Set<string>();
  let hasDirection = false;
  for (const name of text.split(/\s+/)) {
    if (name === '') continue;
    const reading = read(name);
    if (reading === null) unknown.add(name);
    else merge(reading, around.direction, slots, ranks);
    hasDirection ||= reading?.logical === true || reading?.only !== undefined;
  }
  if (slots.size === 0 && unknown.size === 0) return { parsed: EMPTY, relative: hasDirection };
  const settler = new Settler(slots, around);
  const style = Object.freeze(buildStyle(slots, settler));
  const parsed = Object.freeze({ style, unknown: Object.freeze([...unknown]) });
  return { parsed, relative: settler.relative || hasDirection };
}

function merge(
  { declarations: written, rank, logical, only }: ClassReading,
  direction: Surroundings['direction'],
  slots: Map<Slot, unknown>,
  ranks: Map<Slot, number>,
): void {
  if (only !== undefined && only !== direction) return;
  const declarations = logical === true && direction === 'rtl' ? mirrored(written) : written;
  for (const slot in declarations) {
    // The keys of Declarations are always slots: they come from literals and from `fill`.
    const key = slot as Slot;
    const standing = ranks.get(key);
    if (standing !== undefined && standing > rank) continue;
    slots.set(key, declarations[key]);
    ranks.set(key, rank);
  }
}

class Memo<T> {
  readonly #entries = new Map<string, T>();
  readonly #longestKey: number;

  constructor(longestKey: number) {
    this.#longestKey = longestKey;
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: T): T {
    if (key.length > this.#longestKey) return value;
    if (this.#entries.size >= MEMO_SIZE) this.#entries.clear();
    this.#entries.set(key, value);
    return value;
  }
}
