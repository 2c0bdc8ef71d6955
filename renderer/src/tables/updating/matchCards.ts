import type { Card } from '../../schema/index.js';
import type { TableField } from './tableField.js';

export interface CardMatch {
  /** Index of the card of the deck and of the table's card. */
  readonly pairs: readonly (readonly [old: number, next: number])[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Values that several cards share, so that these were matched in their order. */
  readonly shared: readonly string[];
}

/** Matches cards by the value of a field: case and spaces make no difference. Cards without a value match none. */
export function matchCards(old: readonly Card[], next: readonly Card[], by: TableField): CardMatch {
  const free = new Map<string, number[]>();
  const shared = new Set<string>();
  old.forEach((card, index) => {
    const key = keyOf(by.read(card));
    if (key === '') return;
    if (free.has(key)) shared.add(by.read(card));
    free.set(key, [...(free.get(key) ?? []), index]);
  });
  const pairs: [number, number][] = [];
  const added: number[] = [];
  const seen = new Map<string, string>();
  next.forEach((card, index) => {
    const value = by.read(card);
    const key = keyOf(value);
    if (key !== '' && seen.has(key)) shared.add(seen.get(key) ?? value);
    seen.set(key, seen.get(key) ?? value);
    const found = key === '' ? undefined : free.get(key)?.shift();
    if (found === undefined) added.push(index);
    else pairs.push([found, index]);
  });
  const kept = new Set(pairs.map(([index]) => index));
  return { pairs, added, removed: old.flatMap((_, index) => (kept.has(index) ? [] : [index])), shared: [...shared] };
}

/**
 * The field to match by that fits best: numbers that tell all rows apart, or else the title.
 * @returns undefined if no card of the deck or no row has a value to match by: all cards would be replaced
 */
export function chooseKey(
  old: readonly Card[],
  next: readonly Card[],
  fields: readonly TableField[],
): TableField | undefined {
  const usable = old.length === 0 ? fields : fields.filter((field) => isFilled(old, field) && isFilled(next, field));
  const named = ['id', 'field:id', 'card_number', 'title'].flatMap(
    (name) => usable.find((field) => field.name === name) ?? [],
  );
  return named.find((field) => tellsApart(old, field) && tellsApart(next, field)) ?? named.at(-1) ?? usable[0];
}

function isFilled(cards: readonly Card[], field: TableField): boolean {
  return cards.some((card) => keyOf(field.read(card)) !== '');
}

function tellsApart(cards: readonly Card[], field: TableField): boolean {
  const keys = cards.map((card) => keyOf(field.read(card)));
  return keys.length > 0 && !keys.includes('') && new Set(keys).size === keys.length;
}

function keyOf(value: string): string {
  return value.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
