import { isObject } from '../migrations/migration.js';
import { capitalised } from '../values/capitalised.js';
import { LIMITS } from '../values/limits.js';

/** The labels of the deck's own fields, by name: `field_labels: { cost_eur: 'Cost (EUR)' }`. */
export type FieldLabels = Readonly<Record<string, string>>;

/** The label of one of the deck's own fields: the stored one, or what its name says. */
export function fieldLabel(deck: object, name: string): string {
  const labels = 'field_labels' in deck ? deck.field_labels : undefined;
  const label = isObject(labels) && Object.hasOwn(labels, name) ? labels[name] : undefined;
  const isUsable = typeof label === 'string' && label.trim() !== '' && label.length <= LIMITS.name;
  return isUsable ? label.trim() : nameOfValue(name);
}

/** `hit_points` becomes Hit points. */
export function nameOfValue(name: string): string {
  return capitalised(name.replaceAll(/[_-]+/g, ' ').trim());
}

/**
 * The name that templates bind as `field:<name>`: `Mana Cost` becomes `mana_cost`; names like `manaCost` do not change.
 */
export function nameOfHeading(heading: string): string {
  const joined = heading
    .normalize('NFC')
    .trim()
    // A mark without a letter is what is left of an emoji.
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])\p{M}+|[^\p{L}\p{M}\p{N}.-]+/gu, '_')
    .replaceAll(/^_+|(?<!_)_+$/g, '');
  return /\p{Ll}\p{Lu}/u.test(joined) && !joined.includes('_') ? joined : joined.toLowerCase();
}

/** What a heading adds to the name of its field: `HP` and `Cost (EUR)`; undefined if the name says it all. */
export function labelOfHeading(heading: string, name: string): string | undefined {
  const label = capitalised(heading.replaceAll(/[_\s]+/g, ' ').trim()).slice(0, LIMITS.name);
  return label === '' || label === nameOfValue(name) ? undefined : label;
}

/** A deck's labels together with others, which count where the deck has none; nothing if there are none. */
export function withFieldLabels(deck: object, labels: FieldLabels): { readonly field_labels?: unknown } {
  const own = 'field_labels' in deck ? deck.field_labels : undefined;
  if (Object.keys(labels).length === 0 || !(own === undefined || own === null || isObject(own))) return {};
  return { field_labels: { ...labels, ...own } };
}
