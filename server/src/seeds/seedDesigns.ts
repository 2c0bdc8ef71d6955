import type { ColorScheme, Template, World } from '@cardwright/renderer';
import { colorSchemes, officialTemplates, worlds } from '@cardwright/templates';
import { writeSeed, type SeedKind, type SeedRow } from '../queries/seededRows.js';
import { seedRow, type Seeding } from './seedRow.js';
import { stableId } from './stableId.js';
import { UPDATES, type SeedUpdate } from './updates.js';

/** Loads worlds (parents first), shared colour schemes, official templates and the changelog. */
export async function seedDesigns(seeding: Seeding): Promise<void> {
  const bring = (kind: SeedKind, content: unknown, row: SeedRow): Promise<void> =>
    seedRow(seeding, kind, row.id, content, (executor) => writeSeed(executor, kind, row, seeding.now));
  for (const world of worlds()) await bring('world', world, worldRow(world));
  for (const scheme of colorSchemes()) await bring('color-scheme', scheme, schemeRow(scheme));
  for (const template of officialTemplates()) await bring('template', template, templateRow(template));
  for (const update of UPDATES) await bring('update', update, updateRow(update));
}

function worldRow({ id, parent_id, slug, name, description, icon, illustration, position, ...extra }: World): SeedRow {
  return { id, parent_id, slug, name, description, icon, illustration, position, extra: JSON.stringify(extra) };
}

function schemeRow({ id, slug, name, description, brand, category, neutral, ...rest }: ColorScheme): SeedRow {
  const { user_id: _user, is_public: _public, ...extra } = rest;
  const colors = { brand: JSON.stringify(brand), category: JSON.stringify(category), neutral: JSON.stringify(neutral) };
  return { id, slug, name, description, is_public: true, ...colors, extra: JSON.stringify(extra) };
}

function templateRow({ id, slug, name, description, ratio, type: _type, json_config, ...extra }: Template): SeedRow {
  const config = { json_config: JSON.stringify(json_config), extra: JSON.stringify(extra) };
  return { id, type: 'official', slug, name, description, ratio, ...config };
}

function updateRow({ slug, tags, ...update }: SeedUpdate): SeedRow {
  return { id: stableId(`update ${slug}`), slug, ...update, tags: JSON.stringify(tags) };
}
