import type { IconifyJSON } from '@iconify/types';
import { BoundedCache } from '../fonts/boundedCache.js';
import { emojiKey, flagRegion, normalizeEmojiKey, withoutSkinTone } from './emojiKey.js';
import { dependsOnColor, iconArt } from './iconArt.js';
import { DEFAULT_ICON_SETS, EMOJI_SET, FLAG_SET } from './iconSets.js';
import { IconStore } from './iconStore.js';
import type { IconLibrary, VectorArt } from './types.js';

/** An icon's set and its name within the set. */
export interface IconPlace {
  readonly prefix: string;
  readonly name: string;
}

/** An IconLibrary that its caller fills, or that fills itself from a synchronous source. */
export interface LoadableIconLibrary extends IconLibrary {
  /** Adds icons in Iconify's format. Names in `not_found` are recorded as non-existent. */
  add(subset: IconifyJSON): void;
  /** Adds the complete list of a set's names, aliases included. */
  addNames(prefix: string, names: Iterable<string>): void;
  /** Adds the emoji set's own map from code points (`1f600`) to icon names. */
  addEmoji(chars: Readonly<Record<string, string>>): void;
  /** The place of a name or emoji key; `null`: none; `undefined`: unknown until the names are loaded. */
  locate(name: string): IconPlace | null | undefined;
  /** The names in a set; undefined until they are loaded. */
  names(prefix: string): readonly string[] | undefined;
}

/** Synchronous sources of icons, for Node. */
export interface IconSource {
  /** One icon with all that it is an alias of, or its name in `not_found`; undefined for a set that is not bundled. */
  loadIcon(prefix: string, name: string): IconifyJSON | undefined;
  /** A whole set, or undefined for one that is not bundled. Called once per prefix. */
  loadSet(prefix: string): IconifyJSON | undefined;
  /** The emoji set's map from code points to names. */
  loadEmoji(): Readonly<Record<string, string>>;
}

/** Cache budget in characters of icon source; a drawing takes about ten times as much memory. */
const CACHE_BUDGET = 4_000_000;
const NAME = /^(?:([a-z0-9][a-z0-9-]*):)?([a-z0-9][a-z0-9_-]*)$/;

/** A library without icons, or one that reads sets from `source` on demand. */
export function createIconLibrary(source?: IconSource): LoadableIconLibrary {
  return new StoredIcons(source);
}

class StoredIcons implements LoadableIconLibrary {
  private readonly stores = new Map<string, IconStore>();
  private readonly drawings = new BoundedCache<{ art: VectorArt | null }>(CACHE_BUDGET, (_key, { art }) => weigh(art));
  private emojiNames: ReadonlyMap<string, string> | undefined;

  constructor(private readonly source: IconSource | undefined) {}

  get(name: string, color: string, strokeWidth?: number): VectorArt | null | undefined {
    const place = this.locate(name);
    if (place === null || place === undefined) return place;
    const icon = this.storeWith(place).icon(place.name);
    if (icon === null || icon === undefined) return icon;
    const paint = dependsOnColor(place.prefix, icon) ? `${color} ${strokeWidth ?? ''}` : '';
    const key = `${place.prefix}:${place.name} ${paint}`;
    const known = this.drawings.get(key);
    if (known !== undefined) return known.art;
    const art = iconArt(place.prefix, icon, color, strokeWidth);
    this.drawings.set(key, { art });
    return art;
  }

  exists(name: string): boolean {
    const place = this.locate(name);
    return place !== null && place !== undefined && this.storeWith(place).has(place.name) === true;
  }

  emoji(grapheme: string): string | undefined {
    if (grapheme.includes('\ufe0e')) return undefined;
    const key = emojiKey(grapheme);
    for (const candidate of [key, withoutSkinTone(key)]) {
      if (candidate !== '' && this.emojiPlace(candidate)) return `emoji:${candidate}`;
    }
    return undefined;
  }

  locate(name: string): IconPlace | null | undefined {
    if (name.startsWith('emoji:')) return this.emojiPlace(normalizeEmojiKey(name.slice(6).toLowerCase()));
    const match = NAME.exec(name);
    if (match === null) return null;
    const [, prefix, local = ''] = match;
    if (prefix !== undefined) return this.locateIn(prefix, local);
    for (const set of DEFAULT_ICON_SETS) {
      const place = { prefix: set, name: local };
      const has = this.storeWith(place).has(local);
      if (has === undefined) return undefined;
      if (has) return place;
    }
    return null;
  }

  names(prefix: string): readonly string[] | undefined {
    const store = this.store(prefix);
    if (this.source !== undefined && !store.isWhole)
      store.addWhole(this.source.loadSet(prefix) ?? { prefix, icons: {} });
    return store.names();
  }

  add(subset: IconifyJSON): void {
    this.store(subset.prefix).addSome(subset);
  }

  addNames(prefix: string, names: Iterable<string>): void {
    this.store(prefix).addNames(names);
  }

  addEmoji(chars: Readonly<Record<string, string>>): void {
    this.emojiNames = new Map(Object.entries(chars).map(([key, name]) => [normalizeEmojiKey(key), name]));
  }

  private locateIn(prefix: string, name: string): IconPlace | null {
    const place = { prefix, name };
    return this.storeWith(place).has(name) === false ? null : place;
  }

  /**
   * The place of an emoji's picture. The emoji set has no flags of countries and regions, so they come from another
   * set.
   */
  private emojiPlace(key: string): IconPlace | null | undefined {
    const region = flagRegion(key);
    if (region !== undefined) return this.locateIn(FLAG_SET, `${region}-4x3`);
    if (this.emojiNames === undefined && this.source !== undefined) this.addEmoji(this.source.loadEmoji());
    if (this.emojiNames === undefined) return undefined;
    const name = this.emojiNames.get(key);
    return name === undefined ? null : { prefix: EMOJI_SET, name };
  }

  /** The store of an icon's set, into which the source has put the icon. */
  private storeWith({ prefix, name }: IconPlace): IconStore {
    const store = this.store(prefix);
    if (this.source !== undefined && store.has(name) === undefined)
      store.addSome(this.source.loadIcon(prefix, name) ?? { prefix, icons: {}, not_found: [name] });
    return store;
  }

  private store(prefix: string): IconStore {
    const known = this.stores.get(prefix) ?? new IconStore();
    this.stores.set(prefix, known);
    return known;
  }
}

function weigh(art: VectorArt | null): number {
  return art === null ? 100 : JSON.stringify(art).length / 4;
}
