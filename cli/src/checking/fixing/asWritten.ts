import type { Catalogue } from '@cardwright/renderer';
import { isObject } from '@cardwright/renderer/schema';
import type { ValueChange } from './FixPlan.js';

/** A change as a deck file writes it: official templates by their slugs, and its own under `templates`. */
export function asWritten(
  change: ValueChange,
  document: unknown,
  { templates }: Pick<Catalogue, 'templates'>,
): ValueChange {
  if (change.path.at(-1) !== 'front_template_id') return change;
  const isOfDeck = change.path.length === 1 && isObject(document) && isObject(document.templates);
  const slug = templates.find(({ id }) => id === change.value)?.slug;
  return {
    ...change,
    path: isOfDeck ? ['templates', 'front'] : change.path,
    value: slug ?? change.value,
  };
}
