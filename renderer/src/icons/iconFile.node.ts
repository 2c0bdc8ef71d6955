import type { IconifyAlias, IconifyIcon, IconifyJSON } from '@iconify/types';
import type { Bytes } from './fileBytes.node.js';
import { ENTRY, entryIn, sortedEntry } from './sortedEntries.node.js';

type Entry = IconifyIcon | IconifyAlias;
type Named = [name: string, entry: Entry];

/** An alias of an alias is rare, and a circle of them must end. */
const LONGEST_CHAIN = 8;
const TOP_ENTRY = '\n\t"';
const ICONS = '\n\t"icons": {';
const ALIASES = '\n\t"aliases": {';
/** Bytes in which the icons begin, and those in which the aliases are looked for first. */
const HEAD = 4 * 1024;
const TAIL = 64 * 1024;

/**
 * The `icons.json` of an Iconify package, in which single icons are found without reading all of it: the set of emoji has 25 MB.
 * It counts on the layout of these packages, one tab for each level and names in order, and reads the whole file for an icon
 * that is not where it should be, and if the layout is another one.
 */
export class IconFile {
  readonly #bytes: Bytes;
  readonly #layout: Layout | undefined;
  readonly #parsed: IconifyJSON | undefined;
  /** Everything but the icons. */
  readonly #rest: Layout['rest'];
  #all: Buffer | undefined;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
    const layout = readLayout(bytes);
    if (layout === undefined) this.#rest = this.#parsed = this.whole();
    else {
      this.#layout = layout;
      this.#rest = layout.rest;
    }
  }

  /** The whole set, parsed anew each time. */
  whole(): IconifyJSON {
    return JSON.parse(this.#bytes.subarray().toString('utf8')) as IconifyJSON;
  }

  /** Icons with all that they are aliases of, and under `not_found` the names that do not exist. */
  subset(names: readonly string[]): IconifyJSON {
    const found = names.map((name) => ({ name, entries: this.#withParents(name) }));
    const entries = found.flatMap(({ entries }) => entries ?? []);
    const missing = found.filter(({ entries }) => entries === undefined).map(({ name }) => name);
    return {
      ...this.#rest,
      icons: Object.fromEntries(entries.filter(isIcon)),
      aliases: Object.fromEntries(entries.filter(isAlias)),
      not_found: missing,
    };
  }

  /** An icon and the icons that it is an alias of, itself first; undefined if it does not exist. */
  #withParents(name: string): readonly Named[] | undefined {
    const chain: Named[] = [];
    let wanted = name;
    while (chain.length < LONGEST_CHAIN) {
      const entry = this.#entry(wanted);
      if (entry === undefined) return undefined;
      chain.push([wanted, entry]);
      if ('body' in entry) return chain;
      wanted = entry.parent;
    }
    return undefined;
  }

  #entry(name: string): Entry | undefined {
    if (this.#parsed !== undefined) {
      const { icons, aliases = {} } = this.#parsed;
      return Object.hasOwn(icons, name) ? icons[name] : Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    }
    const text = this.#layout && this.#find(name, this.#layout);
    return text === undefined ? undefined : (JSON.parse(text) as Entry);
  }

  #find(name: string, { icons, aliases }: Layout): string | undefined {
    return (
      sortedEntry(this.#bytes, icons, name) ??
      entryIn(aliases, name) ??
      entryIn((this.#all ??= this.#bytes.subarray()), name)
    );
  }
}

const isIcon = (named: Named): named is [string, IconifyIcon] => 'body' in named[1];
const isAlias = (named: Named): named is [string, IconifyAlias] => 'parent' in named[1];

interface Layout {
  /** Where the icons are. */
  readonly icons: { readonly start: number; readonly end: number };
  /** What follows them: the aliases and the defaults of the set. */
  readonly aliases: Buffer;
  /** Everything beside the icons. */
  readonly rest: Omit<IconifyJSON, 'icons' | 'aliases'>;
}

/** Undefined if the file has another layout. */
function readLayout(bytes: Bytes): Layout | undefined {
  const head = bytes.subarray(0, HEAD);
  const start = head.indexOf(`${ICONS}${ENTRY}"`);
  const aliases = start < 0 ? undefined : readAliases(bytes);
  if (aliases === undefined) return undefined;
  const lines = [...topLines(head.subarray(0, start + 1)), ...topLines(aliases)];
  if (!lines.some((line) => line.startsWith('"prefix": '))) return undefined;
  const rest = JSON.parse(`{${lines.join(',')}}`) as Layout['rest'];
  return { icons: { start: start + ICONS.length, end: bytes.length - aliases.length }, aliases, rest };
}

/** The file from the aliases on, which are few. */
function readAliases(bytes: Bytes): Buffer | undefined {
  for (let size = TAIL; ; size *= 4) {
    const tail = bytes.subarray(Math.max(0, bytes.length - size));
    const at = tail.indexOf(ALIASES);
    if (at >= 0) return tail.subarray(at);
    if (size >= bytes.length) return undefined;
  }
}

/** The entries of the whole set that take one line each. */
function topLines(bytes: Buffer): readonly string[] {
  const lines: string[] = [];
  for (let at = bytes.indexOf(TOP_ENTRY); at >= 0; at = bytes.indexOf(TOP_ENTRY, at + 1)) {
    const line = bytes
      .toString('utf8', at, bytes.indexOf('\n', at + 1))
      .trim()
      .replace(/,$/, '');
    if (!line.endsWith('{')) lines.push(line);
  }
  return lines;
}
