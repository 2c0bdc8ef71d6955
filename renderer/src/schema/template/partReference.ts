import type { Problem } from '../../errors.js';
import { formatPath } from '../reading/path.js';
import { walkItems } from './checkTemplate.js';
import type { TemplateConfig, TemplateItem } from './template.js';

/** Which reusable part of a member an item is a copy of. */
export interface PartReference {
  readonly id: string;
  readonly version: number;
}

/** The part that an item is a copy of; undefined for an ordinary item. */
export function partReferenceOf({ part }: TemplateItem): PartReference | undefined {
  if (typeof part !== 'object' || part === null || !('id' in part) || !('version' in part)) return undefined;
  const { id, version } = part;
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : undefined;
}

/**
 * Warns of copies of parts that no longer exist: they look as before, but no update reaches them.
 * @param known the ids of the parts of the template's owner
 */
export function missingParts(config: TemplateConfig, known: ReadonlySet<string>): readonly Problem[] {
  return [...walkItems(config)].flatMap(({ item, path }): readonly Problem[] => {
    const reference = partReferenceOf(item);
    if (reference === undefined || known.has(reference.id)) return [];
    return [
      {
        code: 'part.unknown',
        severity: 'warning',
        path: formatPath([...path, 'part']),
        message: `The item "${item.name ?? item.id}" is a copy of a saved part that no longer exists, so no update reaches it.`,
        fix: 'Choose “Detach” under Reuse in the template builder, or remove the key “part”.',
      },
    ];
  });
}
