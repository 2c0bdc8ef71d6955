import type { BannerRow } from './banners.js';
import type { ColorSchemeRow, TemplateRow } from './decks/readDesigns.js';
import type { Executor } from './executor.js';

/** Ids of a member's decks, oldest first, including those in the bin. */
export async function deckIdsOf(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor('app.decks')
    .where({ user_id: userId })
    .orderBy(['created_at', 'id'])
    .select<{ id: string }[]>('id');
  return rows.map(({ id }) => id);
}

/** Ids of a member's templates, oldest first. */
export async function templateIdsOfMember(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor('app.templates')
    .where({ user_id: userId })
    .orderBy(['created_at', 'id'])
    .select<{ id: string }[]>('id');
  return rows.map(({ id }) => id);
}

/** The templates and the colour scheme set on the deck itself. */
export interface DeckOwnDesigns {
  readonly front: TemplateRow | null;
  readonly back: TemplateRow | null;
  readonly color_scheme: ColorSchemeRow | null;
}

export async function readDeckOwnDesigns(executor: Executor, deckId: string): Promise<DeckOwnDesigns> {
  const { rows } = await executor.raw<{ rows: DeckOwnDesigns[] }>(
    `select row_to_json(f) as front, row_to_json(b) as back, row_to_json(s) as color_scheme
     from app.decks d left join app.templates f on f.id = d.front_template_id
       left join app.templates b on b.id = d.back_template_id
       left join app.color_schemes s on s.id = d.color_scheme_id
     where d.id = ?`,
    [deckId],
  );
  return rows[0] ?? { front: null, back: null, color_scheme: null };
}

/** All other, small data of a member. */
export async function readBelongings(
  executor: Executor,
  userId: string,
  email: string,
): Promise<{
  readonly color_schemes: readonly ColorSchemeRow[];
  readonly banners: readonly BannerRow[];
  readonly newsletter: Record<string, unknown> | null;
  readonly waitlist: Record<string, unknown> | null;
}> {
  const { rows } = await executor.raw<{ rows: Awaited<ReturnType<typeof readBelongings>>[] }>(
    `select
       coalesce((select json_agg(s order by s.created_at, s.id) from app.color_schemes s where s.user_id = :id), '[]')
         as color_schemes,
       coalesce((select json_agg(b order by b.created_at, b.id) from app.banners b where b.user_id = :id), '[]') as banners,
       (select json_build_object('email', email, 'status', status, 'confirmed_at', confirmed_at, 'created_at', created_at)
        from app.newsletter_subscribers where email = lower(:email)) as newsletter,
       (select json_build_object('email', email, 'name', name, 'reason', reason, 'status', status, 'created_at', created_at)
        from app.waitlist_entries where email = lower(:email)) as waitlist`,
    { id: userId, email },
  );
  const [found] = rows;
  if (found === undefined) throw new Error('A query without conditions returned no row.');
  return found;
}
