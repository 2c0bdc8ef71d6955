import { isObject, type JsonObject, type Migration } from './migration.js';

/**
 * Template configs of version 1 called absolute items `overlays`, a section's content `items` and an item's render type
 * `type`, and had section heights as plain percent numbers.
 */
export const absoluteItemsAndChildren: Migration = {
  to: 2,
  name: 'absolute items, children, render types, heights in percent',
  migrate({ overlays, ...config }) {
    return {
      ...config,
      ...(overlays !== undefined && { absoluteItems: overlays }),
      ...mapList(config, 'sections', migrateSection),
      ...(overlays !== undefined && mapList({ absoluteItems: overlays }, 'absoluteItems', migrateItem)),
      ...(isObject(config.background) && { background: migrateContainer(config.background) }),
    };
  },
};

function migrateSection(section: JsonObject): JsonObject {
  const { height, ...rest } = migrateContainer(section);
  if (typeof height === 'number') return { ...rest, height: `${height}%`, heightPercent: height };
  return height === undefined ? rest : { ...rest, height };
}

function migrateContainer({ items, ...container }: JsonObject): JsonObject {
  const moved = items === undefined ? container : { ...container, children: items };
  return { ...moved, ...mapList(moved, 'children', migrateItem) };
}

function migrateItem({ type, ...item }: JsonObject): JsonObject {
  const moved = type === undefined ? item : { ...item, renderType: type };
  return { ...moved, ...mapList(moved, 'children', migrateItem) };
}

function mapList(owner: JsonObject, key: string, change: (entry: JsonObject) => JsonObject): JsonObject {
  const list = owner[key];
  return Array.isArray(list) ? { [key]: list.map((entry: unknown) => (isObject(entry) ? change(entry) : entry)) } : {};
}
