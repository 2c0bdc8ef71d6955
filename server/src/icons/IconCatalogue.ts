import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { iconToHTML } from '@iconify/utils/lib/svg/html';
import { ICON_SETS, iconSetInfo, searchIcons } from '@cardwright/renderer';
import { IconEndpoint } from '@cardwright/renderer/export';
import { LRUCache } from 'lru-cache';

/** Iconify's own search limits. */
const MOST_FOUND = 999;
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  lucide: ['lamp', 'mountain', 'dices', 'leaf', 'compass', 'feather'],
  'game-icons': ['anvil', 'stag-head', 'castle', 'card-random', 'lantern-flame', 'ship-wheel'],
  tabler: ['cards', 'map-2', 'trees', 'confetti', 'bulb', 'palette'],
  noto: ['fox', 'mushroom', 'candle', 'crown', 'octopus', 'game-die'],
  flag: ['de-4x3', 'jp-4x3', 'br-4x3', 'ke-4x3', 'ca-4x3', 'in-4x3'],
};

export interface SvgOptions {
  /** The CSS colour for icons without their own colours. */
  readonly color?: string;
  /** Pixels, or `1em`, `auto`. */
  readonly height?: string;
  readonly width?: string;
}

/** The data of the installed icon sets, as Iconify's API serves it. */
export class IconCatalogue {
  readonly #endpoint = new IconEndpoint();
  readonly #searches = new LRUCache<string, readonly string[]>({ max: 500 });

  subset(prefix: string, names: readonly string[]) {
    return this.#endpoint.subset(prefix, names);
  }

  collection(prefix: string) {
    return this.#endpoint.collection(prefix);
  }

  /** Information about every set by prefix, in the format of Iconify's `/collections`. */
  collections() {
    return Object.fromEntries(ICON_SETS.map(({ prefix }) => [prefix, this.#info(prefix)]));
  }

  /** Icons whose names contain all words, best first, in the format of Iconify's `/search`. */
  search({
    query,
    limit,
    start,
    prefixes,
  }: {
    query: string;
    limit: number;
    start: number;
    prefixes: readonly string[];
  }) {
    const known = prefixes.filter((prefix) => iconSetInfo(prefix) !== undefined);
    const all = this.#find(query, known);
    const icons = all.slice(start, start + limit);
    const found = [...new Set(icons.map((icon) => icon.slice(0, icon.indexOf(':'))))];
    const collections = Object.fromEntries(found.map((prefix) => [prefix, this.#info(prefix)]));
    return { icons, total: all.length, limit, start, collections, request: { query, limit: String(limit) } };
  }

  /** One icon as an SVG document; undefined if unknown. */
  svg(prefix: string, name: string, { color, height = '1em', width }: SvgOptions): string | undefined {
    const set = this.#endpoint.subset(prefix, [name]);
    const icon = set === undefined ? null : getIconData(set, name);
    if (icon === null) return undefined;
    const { body, attributes } = iconToSVG(icon, { height, ...(width !== undefined && { width }) });
    return iconToHTML(color === undefined ? body : body.replaceAll('currentColor', color), attributes);
  }

  #find(query: string, prefixes: readonly string[]): readonly string[] {
    const key = `${prefixes.join(',')} ${query}`;
    const known = this.#searches.get(key);
    if (known !== undefined) return known;
    const names = (prefix: string) => this.#endpoint.collection(prefix)?.uncategorized;
    const found = searchIcons({ names }, query, MOST_FOUND, prefixes);
    this.#searches.set(key, found);
    return found;
  }

  #info(prefix: string) {
    const set = iconSetInfo(prefix);
    if (set === undefined) return undefined;
    return {
      name: set.name,
      total: this.#endpoint.collection(prefix)?.total ?? 0,
      author: { name: set.author, url: set.url },
      license: { title: set.license, spdx: set.license, url: set.licenseUrl },
      samples: SAMPLES[prefix] ?? [],
      palette: set.isColored,
      credit: set.credit,
    };
  }
}
