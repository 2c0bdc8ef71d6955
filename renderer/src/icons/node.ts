import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IconifyJSON } from '@iconify/types';
import { CardwrightError } from '../errors.js';
import { createIconLibrary, type IconSource, type LoadableIconLibrary } from './createIconLibrary.js';
import { FileBytes } from './fileBytes.node.js';
import { IconFile } from './iconFile.node.js';
import type { IconCollection } from './iconCollection.js';
import { EMOJI_SET } from './iconSets.js';

/** A library of the icon sets installed with Cardwright. Each icon is read on first use. */
export function createNodeIconLibrary(): LoadableIconLibrary {
  return createIconLibrary(nodeIconSource());
}

/** Reads installed sets and keeps their files. */
export function nodeIconSource(): IconSource {
  const files = new IconFiles();
  return {
    loadIcon: (prefix, name) => files.of(prefix)?.subset([name]),
    loadSet: (prefix) => files.of(prefix)?.whole(),
    loadEmoji: readEmoji,
  };
}

/** The files of installed sets, each read on first use. */
class IconFiles {
  readonly #files = new Map<string, IconFile>();

  of(prefix: string): IconFile | undefined {
    if (!isShipped(prefix)) return undefined;
    const known =
      this.#files.get(prefix) ?? readPackage(prefix, 'icons.json', (path) => new IconFile(new FileBytes(path)));
    this.#files.set(prefix, known);
    return known;
  }
}

/**
 * Implements Iconify's API for a local endpoint with the installed sets: `/{prefix}.json?icons=a,b` and `/collection`.
 */
export class IconEndpoint {
  private readonly files = new IconFiles();
  private readonly collections = new Map<string, IconCollection>();

  /**
   * The data of the given icons, aliases with their parents, and other names in `not_found`; undefined for an unknown
   * set.
   */
  subset(prefix: string, names: readonly string[]): IconifyJSON | undefined {
    return this.files.of(prefix)?.subset(names);
  }

  /** All names in a set and, for the emoji set, the code points; undefined for an unknown set. */
  collection(prefix: string): IconCollection | undefined {
    const known = this.collections.get(prefix);
    if (known !== undefined) return known;
    const set = this.files.of(prefix)?.whole();
    if (set === undefined) return undefined;
    const names = Object.keys(set.icons);
    const aliases = Object.fromEntries(Object.entries(set.aliases ?? {}).map(([name, { parent }]) => [name, parent]));
    const chars = prefix === EMOJI_SET ? { chars: readEmoji() } : {};
    const collection = { prefix, total: names.length, uncategorized: names, aliases, ...chars };
    this.collections.set(prefix, collection);
    return collection;
  }
}

/** Written out one by one, so that tools can see which packages are used. */
const PACKAGES: Readonly<Record<string, (require: NodeJS.Require) => string>> = {
  lucide: (require) => require.resolve('@iconify-json/lucide/icons.json'),
  'game-icons': (require) => require.resolve('@iconify-json/game-icons/icons.json'),
  tabler: (require) => require.resolve('@iconify-json/tabler/icons.json'),
  noto: (require) => require.resolve('@iconify-json/noto/icons.json'),
  flag: (require) => require.resolve('@iconify-json/flag/icons.json'),
};

function isShipped(prefix: string): boolean {
  return Object.hasOwn(PACKAGES, prefix);
}

/** Emoji by their code points. */
function readEmoji(): Record<string, string> {
  return readPackage(
    EMOJI_SET,
    'chars.json',
    (path) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>,
  );
}

/** The descriptions of the installed sets, which have their versions. */
export function iconPackages(): readonly string[] {
  const require = createRequire(import.meta.url);
  return Object.values(PACKAGES).map((resolve) => join(dirname(resolve(require)), 'package.json'));
}

function readPackage<T>(prefix: string, file: 'icons.json' | 'chars.json', read: (path: string) => T): T {
  try {
    const path = PACKAGES[prefix]?.(createRequire(import.meta.url)) ?? '';
    return read(join(dirname(path), file));
  } catch (cause) {
    throw new CardwrightError('icon.set_missing', `The icon set “${prefix}” cannot be read.`, {
      path: `@iconify-json/${prefix}/${file}`,
      fix: 'Run `npm install` to reinstall Cardwright.',
      cause,
    });
  }
}
