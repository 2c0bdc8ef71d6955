import { counted } from '@cardwright/renderer';
import type { DeckUpdate, FieldChange } from '@cardwright/renderer/tables';

const LONGEST = 60;

/** An update for people: one line for each card, and one for each value that changes. */
export function describeUpdate(update: DeckUpdate, keepsCards: boolean): string {
  const { added, changed, unchanged, by, problems } = update;
  const removed = keepsCards ? [] : update.removed;
  const faults = problems.filter(({ severity, code }) => severity === 'error' && code !== 'table.no_key').length;
  if (faults > 0 && added.length + changed.length + update.removed.length + unchanged === 0)
    return `The table has ${counted(faults, 'error')}, so its rows were not compared with the cards.`;
  if (by === '') return 'No row could be matched with a card.';
  const lines = [
    `Matched by ${by}: ${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`,
    ...added.map(({ title, category }) => `  + ${named(title)}${inCategory(category)}`),
    ...changed.flatMap(({ title, changes }) => [`  ~ ${named(title)}`, ...changes.map(describeChange)]),
    ...removed.map(({ title, category }) => `  - ${named(title)}${inCategory(category)}`),
  ];
  return lines.join('\n');
}

function describeChange({ field, before, after }: FieldChange): string {
  return `      ${field}: ${quoted(before)} → ${quoted(after)}`;
}

function named(title: string): string {
  return title === '' ? 'A card without a title' : title;
}

function inCategory(category: string): string {
  return category === '' ? '' : ` (${category})`;
}

function quoted(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ');
  return line === '' ? 'empty' : `"${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}"`;
}
