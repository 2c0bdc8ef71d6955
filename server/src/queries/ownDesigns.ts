import { withoutServerKeys, type ColorScheme, type Template } from '@cardwright/renderer';
import type { Executor } from './executor.js';
import { insertRow } from './rows.js';

/**
 * The id for a template that came with a deck: an official or own template with the same content, or else a new one.
 * @param userId null finds only official templates
 */
export async function ensureTemplate(
  executor: Executor,
  template: Template,
  userId: string | null,
  now: Date,
): Promise<string> {
  const { id: _id, name, description, ratio, slug, type: _type, json_config, ...rest } = template;
  const config = JSON.stringify(json_config);
  const known = await executor('app.templates')
    .where((query) => void query.where('type', 'official').orWhere('user_id', userId))
    .whereRaw('json_config = ?::jsonb', [config])
    .orderByRaw(`type = 'official' desc, created_at`)
    .first<{ id: string } | undefined>('id');
  if (known !== undefined) return known.id;
  const columns = {
    user_id: userId,
    type: 'user',
    slug,
    name,
    description,
    ratio,
    json_config: config,
    extra: JSON.stringify(withoutServerKeys(rest)),
  };
  return insertRow(executor, 'app.templates', columns, now);
}

/** Like `ensureTemplate`, for a colour scheme. */
export async function ensureColorScheme(
  executor: Executor,
  scheme: ColorScheme,
  userId: string | null,
  now: Date,
): Promise<string> {
  const { id: _id, slug, name, description, is_public: _public, brand, category, neutral, ...rest } = scheme;
  const colors = [brand, category, neutral].map((part) => JSON.stringify(part));
  const known = await executor('app.color_schemes')
    .where((query) => void query.whereNull('user_id').orWhere('user_id', userId))
    .whereRaw('brand = ?::jsonb and category = ?::jsonb and neutral = ?::jsonb', colors)
    .orderByRaw('user_id is null desc, created_at')
    .first<{ id: string } | undefined>('id');
  if (known !== undefined) return known.id;
  const columns = {
    user_id: userId,
    slug,
    name,
    description,
    brand: colors[0],
    category: colors[1],
    neutral: colors[2],
    extra: JSON.stringify(withoutServerKeys(rest)),
  };
  return insertRow(executor, 'app.color_schemes', columns, now);
}
