import type { Knex } from 'knex';
import { BANNER_SIZES } from './data/bannerSizes.js';

/**
 * Banners get a design that holds for all sizes; presets get a key, a purpose and guides. Presets that nobody changed are
 * laid out by their size from now on, and presets for further sizes come along.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app.banners add column design jsonb not null default '{}';
    alter table app.banner_presets
      add column key text,
      add column purpose text not null default 'post' check (purpose in ('link', 'post', 'profile', 'video', 'shop')),
      add column guides jsonb`);
  for (const { key, platform, name, purpose, width, height, guides } of BANNER_SIZES) {
    const json_config = emptyConfig(width, height);
    const values = { key, purpose, guides: JSON.stringify(guides) };
    const size = { platform, name, width, height, json_config };
    await knex('app.banner_presets')
      .insert({ ...size, ...values })
      .onConflict(['platform', 'name'])
      .ignore();
    // The guides are those of this size.
    await knex('app.banner_presets').where({ platform, name, width, height }).update(values);
    await knex('app.banner_presets')
      .where({ platform, name, width, height })
      .whereRaw('updated_at = created_at')
      .update({ json_config });
  }
  await knex.raw(`
    update app.banner_presets set
      key = trim(both '-' from lower(regexp_replace(platform || '-' || name, '[^a-zA-Z0-9]+', '-', 'g')))
        || '-' || left(id::text, 8)
    where key is null;
    update app.banner_presets set guides = jsonb_build_object(
      'safe', jsonb_build_object('top', margin, 'right', margin, 'bottom', margin, 'left', margin),
      'covered', '[]'::jsonb, 'crop', null)
    from (select id as of, round(least(width, height) * 0.06)::int as margin from app.banner_presets) margins
    where guides is null and of = id;
    alter table app.banner_presets
      alter column key set not null,
      alter column guides set not null,
      add unique (key)`);
}

/** A template without items: the renderer lays it out by its size. */
function emptyConfig(width: number, height: number): string {
  return JSON.stringify({
    schema_version: 2,
    name: '',
    description: '',
    ratio: `${width}:${height}`,
    background: { classes: '', children: [] },
    sections: [],
    absoluteItems: [],
  });
}
