import { stringify } from 'yaml';
import type { ColorScheme } from './colors/colorScheme.js';
import type { DeckFile } from './deck/deckFile.js';
import { TEMPLATE_SCHEMA_VERSION } from './migrations/migrate.js';
import type { Template, TemplateConfig } from './template/template.js';
import type { World } from './world/world.js';

export type TextFormat = 'json' | 'yaml';

/** Keys that always come first, in this order; the others follow alphabetically. */
const KEY_ORDER = [
  'schema_version',
  'id',
  'parent_id',
  'slug',
  'name',
  'language_code',
  'title',
  'type',
  'kind',
  'renderType',
  'default_language',
  'world_id',
  'status',
  'position',
  'card_number',
  'copies',
  'icon',
  'illustration',
  'description',
  'short_description',
  'one_liner',
  'primary_text',
  'secondary_text',
  'fields',
  'ratio',
  'x',
  'y',
  'width',
  'height',
  'heightPercent',
  'rotation',
  'classes',
  'locked',
  'hidden',
  'props',
  'background',
  'sections',
  'absoluteItems',
  'translations',
  'field_labels',
  'brand',
  'category',
  'neutral',
  'json_config',
  'templates',
  'front',
  'back',
  'color_scheme',
  'children',
  'categories',
  'cards',
];
const ORDER = new Map(KEY_ORDER.map((key, index) => [key, index]));
/** Maps from names to values, which keep the author's order because it may matter. */
const MAPS = new Set(['translations', 'fields', 'field_labels', 'props', 'brand', 'neutral']);

/** The text of a deck file. Keys are in a fixed order, so that the same deck always gives the same bytes. */
export function printDeckFile(deck: DeckFile, format: TextFormat = 'json'): string {
  return print(deck, format);
}

export function printTemplate(template: Template, format: TextFormat = 'json'): string {
  return print({ ...template, json_config: versioned(template.json_config) }, format);
}

export function printTemplateConfig(config: TemplateConfig, format: TextFormat = 'json'): string {
  return print(versioned(config), format);
}

export function printColorScheme(scheme: ColorScheme, format: TextFormat = 'json'): string {
  return print(scheme, format);
}

export function printWorlds(worlds: readonly World[], format: TextFormat = 'json'): string {
  return print(worlds, format);
}

function versioned(config: TemplateConfig): TemplateConfig {
  return { ...config, schema_version: TEMPLATE_SCHEMA_VERSION };
}

function print(value: unknown, format: TextFormat): string {
  const ordered = inOrder(value, false);
  if (format === 'json') return `${JSON.stringify(ordered, undefined, 2)}\n`;
  // Lines of texts stay as they are, so that later edits of the file, and its differences in git, keep to what changed.
  return stringify(ordered, { lineWidth: 0, blockQuote: 'literal' });
}

function inOrder(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => inOrder(entry, false));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const sorted = isMap ? entries : entries.toSorted(([left], [right]) => compareKeys(left, right));
  return Object.fromEntries(sorted.map(([key, entry]) => [key, inOrder(entry, MAPS.has(key))]));
}

function compareKeys(left: string, right: string): number {
  const rank = (key: string): number => ORDER.get(key) ?? KEY_ORDER.length;
  return rank(left) - rank(right) || (left < right ? -1 : left > right ? 1 : 0);
}
