import { findCodeSpans } from './findCodeSpans.js';

/** The marks of a text that must survive rewriting and translation. */
export interface Marks {
  readonly bindings: readonly string[];
  readonly icons: readonly string[];
  /** The addresses of links and pictures. */
  readonly addresses: readonly string[];
  /** Inline code and code blocks. */
  readonly code: readonly string[];
  readonly numbers: readonly string[];
  /** Headings, list items, quotes, rules and strong emphasis, as `kind×count`. */
  readonly structure: readonly string[];
}

const BINDING = /\{\{[^{}]{0,200}\}\}/g;
const ICON = /:(?=[a-z0-9/_-]*[a-z])(?:[a-z0-9][a-z0-9_-]{0,60}\/)?[a-z0-9][a-z0-9_-]{0,60}:/gi;
const ADDRESS = /\]\(\s{0,4}<?([^\s()<>]{1,2048})>?|\b(?:https?:\/\/|mailto:)[^\s()<>\]"']{1,2048}/gi;
/** Digits of any script, with separators between them. */
const NUMBER = /\p{Nd}+(?:[.,'’\u00a0\u202f\u066b\u066c]\p{Nd}+)*/gu;
/** Numbers of ordered lists are structure: a translation may restart them at one. */
const LIST_NUMBER = /^(\s{0,9})\d{1,9}([.)]\s)/gm;

const STRUCTURE: readonly (readonly [string, RegExp])[] = [
  ['heading', /^\s{0,3}#{1,6}\s/gm],
  ['list item', /^\s{0,12}(?:[-*+]|\d{1,9}[.)])\s/gm],
  ['quote', /^\s{0,3}>/gm],
  ['strong emphasis', /\*\*|__/g],
];

/** Finds all marks of a text, each kind sorted. */
export function marksOf(text: string): Marks {
  const { code, rest: withoutCode } = takeOutCode(text);
  const addresses = [...withoutCode.matchAll(ADDRESS)].map(([whole, target]) =>
    (target ?? whole).replace(/(?<![.,;:!?])[.,;:!?]+$/, ''),
  );
  const words = withoutCode.replace(ADDRESS, ' ');
  const plain = words.replace(BINDING, ' ').replace(ICON, ' ').replace(LIST_NUMBER, '$1$2');
  return {
    bindings: (withoutCode.match(BINDING) ?? []).sort(),
    icons: (words.match(ICON) ?? []).map((icon) => icon.toLowerCase()).sort(),
    addresses: [...new Set(addresses)].sort(),
    code: code.sort(),
    numbers: (plain.match(NUMBER) ?? []).map(toDigits).sort(),
    structure: STRUCTURE.map(([kind, pattern]) => `${kind}×${withoutCode.match(pattern)?.length ?? 0}`),
  };
}

/** The code spans of a text, and the text with a space for each. */
function takeOutCode(text: string): { readonly code: string[]; readonly rest: string } {
  const spans = findCodeSpans(text);
  const ends = [0, ...spans.map(({ end }) => end)];
  return {
    code: spans.map(({ start, end }) => text.slice(start, end)),
    rest: ends.map((end, index) => text.slice(end, spans[index]?.start)).join(' '),
  };
}

/** The digits alone, in ASCII: separators differ by language. */
function toDigits(number: string): string {
  return Array.from(number, (character) => (/\p{Nd}/u.test(character) ? digitValue(character) : '')).join('');
}

/** A script's digits are consecutive, and its zero is a multiple of ten away from the first digit of the block. */
function digitValue(digit: string): string {
  let zero = digit.codePointAt(0) ?? 48;
  const start = zero;
  while (start - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(start - zero);
}

const NAMES: Readonly<Record<keyof Marks, string>> = {
  bindings: 'the expressions in {{…}}',
  icons: 'the icons between colons',
  addresses: 'the addresses of links',
  code: 'the code',
  numbers: 'the numbers',
  structure: 'headings, lists, quotes and strong emphasis',
};

/** Lists the marks that were lost, in words for a model and for people; empty if all survived. */
export function lostMarks(before: string, after: string, kinds: readonly (keyof Marks)[]): readonly string[] {
  const [wanted, found] = [marksOf(before), marksOf(after)];
  return kinds
    .filter((kind) => wanted[kind].join('\n') !== found[kind].join('\n'))
    .map((kind) => `${NAMES[kind]} must stay as they are (${list(wanted[kind])}; found ${list(found[kind])})`);
}

function list(values: readonly string[]): string {
  return values.length === 0 ? 'none' : values.join(' ').slice(0, 300);
}
