import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IconifyJSON } from '@iconify/types';
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons';
import { CardwrightError } from '../errors.js';
import { createIconLibrary, type IconSource, type LoadableIconLibrary } from './createIconLibrary.js';
import type { IconCollection } from './iconCollection.js';
import { EMOJI_SET } from './iconSets.js';

/** A library of the icon sets installed with Cardwright. Each set is read on first use. */
export function createNodeIconLibrary(): LoadableIconLibrary {
  return createIconLibrary(nodeIconSource());
}

/** Reads installed sets and keeps them. */
export function nodeIconSource(): IconSource {
  return {
    loadSet: (prefix) => (isShipped(prefix) ? (readPackage(prefix, 'icons.json') as IconifyJSON) : undefined),
    loadEmoji: () => readPackage(EMOJI_SET, 'chars.json') as Record<string, string>,
  };
}

/**
 * Implements Iconify's API for a local endpoint with the installed sets: `/{prefix}.json?icons=a,b` and `/collection`.
 */
export class IconEndpoint {
  private readonly sets = new Map<string, IconifyJSON>();

  /**
   * The data of the given icons, aliases with their parents, and other names in `not_found`; undefined for an unknown
   * set.
   */
  subset(prefix: string, names: readonly string[]): IconifyJSON | undefined {
    const set = this.set(prefix);
    if (set === undefined) return undefined;
    const known = names.filter((name) => Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name));
    const unknown = names.filter((name) => !known.includes(name));
    const found = known.length === 0 ? null : getIcons(set, known);
    return { ...(found ?? { prefix, icons: {} }), not_found: unknown };
  }

  /** All names in a set and, for the emoji set, the code points; undefined for an unknown set. */
  collection(prefix: string): IconCollection | undefined {
    const set = this.set(prefix);
    if (set === undefined) return undefined;
    const names = Object.keys(set.icons);
    const aliases = Object.fromEntries(Object.entries(set.aliases ?? {}).map(([name, { parent }]) => [name, parent]));
    const chars = prefix === EMOJI_SET ? { chars: readPackage(prefix, 'chars.json') as Record<string, string> } : {};
    return { prefix, total: names.length, uncategorized: names, aliases, ...chars };
  }

  private set(prefix: string): IconifyJSON | undefined {
    if (!isShipped(prefix)) return undefined;
    const known = this.sets.get(prefix) ?? (readPackage(prefix, 'icons.json') as IconifyJSON);
    this.sets.set(prefix, known);
    return known;
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

function readPackage(prefix: string, file: 'icons.json' | 'chars.json'): unknown {
  try {
    const path = PACKAGES[prefix]?.(createRequire(import.meta.url)) ?? '';
    return JSON.parse(readFileSync(join(dirname(path), file), 'utf8'));
  } catch (cause) {
    throw new CardwrightError('icon.set_missing', `The icon set “${prefix}” cannot be read.`, {
      path: `@iconify-json/${prefix}/${file}`,
      fix: 'Run `npm install` to reinstall Cardwright.',
      cause,
    });
  }
}
