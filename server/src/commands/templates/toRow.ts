import type { Template } from '@cardwright/renderer';
import type { WrittenTemplate } from '../../queries/templates.js';

/** Keys of responses and files that are not part of a template, so they are not kept as unknown keys. */
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

/** Converts a template to columns and keeps unknown keys. */
export function templateColumns({ name, description, ratio, json_config, ...rest }: Template): WrittenTemplate {
  const extra = Object.fromEntries(Object.entries(rest).filter(([key]) => !FOREIGN.has(key)));
  return { name, description, ratio, json_config, extra };
}
