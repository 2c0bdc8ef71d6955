import type { ColorScheme, Template, World } from '@cardwright/renderer';
import { colorSchemes, officialTemplates, worlds } from '@cardwright/templates';
import type { Executor } from '../queries/executor.js';
import { writeSeed, type SeedRow } from '../queries/seededRows.js';
import { seedRow } from './seedRow.js';

/** Worlds (parents first), shared colour schemes and official templates. */
export async function seedDesigns(executor: Executor, now: Date): Promise<void> {
  for (const world of worlds())
    await seedRow(executor, 'world', world.id, world, now, () => writeSeed(executor, 'world', worldRow(world), now));
  for (const scheme of colorSchemes())
    await seedRow(executor, 'color-scheme', scheme.id, scheme, now, () =>
      writeSeed(executor, 'color-scheme', schemeRow(scheme), now),
    );
  for (const template of officialTemplates())
    await seedRow(executor, 'template', template.id, template, now, () =>
      writeSeed(executor, 'template', templateRow(template), now),
    );
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
