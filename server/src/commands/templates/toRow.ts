import { withoutServerKeys, type Template } from '@cardwright/renderer';
import type { WrittenTemplate } from '../../queries/templates.js';

/** Converts a template to columns and keeps unknown keys. */
export function templateColumns({ name, description, ratio, json_config, ...rest }: Template): WrittenTemplate {
  const { id: _id, slug: _slug, type: _type, color_scheme_id: _scheme, ...extra } = withoutServerKeys(rest);
  return { name, description, ratio, json_config, extra };
}
