import type { Template } from '@cardwright/renderer';
import type { WrittenTemplate } from '../../queries/templates.js';

/** Keys of answers and files that are no content of a template, so never kept as unknown ones. */
const FOREIGN = new Set([
  'id',
  'user_id',
  'slug',
  'type',
  'version',
  'created_at',
  'updated_at',
  'color_scheme_id',
  'deck_count',
]);

/** A template's columns; keys that this version does not know are kept. */
export function templateColumns({ name, description, ratio, json_config, ...rest }: Template): WrittenTemplate {
  const extra = Object.fromEntries(Object.entries(rest).filter(([key]) => !FOREIGN.has(key)));
  return { name, description, ratio, json_config, extra };
}
