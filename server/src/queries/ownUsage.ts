import { fontsNamedIn } from '@cardwright/renderer';
import type { OwnUsage } from '../contract/ownFonts.js';
import type { Executor } from './executor.js';
import { queryRows } from './rows.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The member's templates whose classes ask for a family. Decks use fonts through templates only. */
export async function usageOfFont(executor: Executor, userId: string, slug: string): Promise<OwnUsage> {
  const rows = await queryRows<Named & { json_config: unknown }>(
    executor,
    'select id, name, json_config from app.templates where user_id = ? order by name, id',
    [userId],
  );
  const templates = rows.filter(({ json_config }) => fontsNamedIn(json_config).has(slug));
  return { inUse: templates.length > 0, templates: templates.map(({ id, name }) => ({ id, name })), decks: [] };
}

const USES = (text: string): string =>
  `exists (select from unnest(:words::text[]) word where strpos(lower(${text}), word) > 0)`;

/** The member's templates and decks that name an icon: as a value, `[name]` or `:name:`. */
export async function usageOfIcon(executor: Executor, userId: string, name: string): Promise<OwnUsage> {
  const words = [`"${name}"`, `[${name}]`, `:${name}:`];
  const templates = await queryRows<Named>(
    executor,
    `select id, name from app.templates where user_id = :userId and ${USES('json_config::text')} order by name, id`,
    { userId, words },
  );
  const decks = await queryRows<Named>(
    executor,
    `select d.id, coalesce(d.translations -> d.default_language ->> 'title', '') as name from app.decks d
     where d.user_id = :userId and (lower(d.icon) = :name or ${USES('d.translations::text')}
       or exists (select from app.categories c where c.deck_id = d.id
         and (lower(c.icon) = :name or ${USES('c.translations::text')}))
       or exists (select from app.cards k where k.deck_id = d.id
         and (lower(k.icon) = :name or ${USES('k.translations::text')})))
     order by name, d.id`,
    { userId, words, name },
  );
  return { inUse: templates.length + decks.length > 0, templates, decks };
}
