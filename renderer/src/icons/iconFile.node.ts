import type { IconifyAlias, IconifyIcon, IconifyJSON } from '@iconify/types';

type Entry = IconifyIcon | IconifyAlias;
type Named = [name: string, entry: Entry];

/** An alias of an alias is rare, and a circle of them must end. */
const LONGEST_CHAIN = 8;
const ENTRY = '\n\t\t';
const TOP_ENTRY = '\n\t"';

/**
 * The `icons.json` of an Iconify package, in which single icons are found without parsing all of it: the set of emoji has 25 MB.
 * It counts on the layout of these packages, one tab for each level, and parses the whole file if that is not what it finds.
 */
export class IconFile {
  readonly #bytes: Buffer;
  /** Everything but the icons. */
  readonly #rest: Omit<IconifyJSON, 'icons' | 'aliases'>;
  readonly #parsed: IconifyJSON | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const rest = readRest(bytes);
    if (rest === undefined) this.#parsed = this.whole();
    this.#rest = rest ?? this.whole();
  }

  /** The whole set, parsed anew each time. */
  whole(): IconifyJSON {
    return JSON.parse(this.#bytes.toString('utf8')) as IconifyJSON;
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
    const key = `${ENTRY}${JSON.stringify(name)}: `;
    const at = this.#bytes.indexOf(key);
    if (at < 0) return undefined;
    // A string has no line breaks, so this one ends the entry.
    const end = this.#bytes.indexOf(`${ENTRY}}`, at);
    return JSON.parse(this.#bytes.toString('utf8', at + key.length, end + ENTRY.length + 1)) as Entry;
  }
}

const isIcon = (named: Named): named is [string, IconifyIcon] => 'body' in named[1];
const isAlias = (named: Named): named is [string, IconifyAlias] => 'parent' in named[1];

/** Everything beside the icons, or undefined if the file has another layout. */
function readRest(bytes: Buffer): Omit<IconifyJSON, 'icons' | 'aliases'> | undefined {
  const lines: string[] = [];
  for (let at = bytes.indexOf(TOP_ENTRY); at >= 0; at = bytes.indexOf(TOP_ENTRY, at + 1)) {
    const line = bytes
      .toString('utf8', at, bytes.indexOf('\n', at + 1))
      .trim()
      .replace(/,$/, '');
    if (!line.endsWith('{')) lines.push(line);
  }
  const isUsual = bytes.includes('\n\t"icons": {\n\t\t"') && lines.some((line) => line.startsWith('"prefix": '));
  return isUsual ? (JSON.parse(`{${lines.join(',')}}`) as Omit<IconifyJSON, 'icons'>) : undefined;
}
