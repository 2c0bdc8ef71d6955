import type { Executor } from './executor.js';
import { queryRows } from './rows.js';

/** The figures on the admin dashboard. */
export interface Stats {
  readonly members: { readonly total: number; readonly last_30_days: number; readonly admins: number };
  readonly decks: {
    readonly total: number;
    readonly draft: number;
    readonly published: number;
    readonly 'early-access': number;
    readonly unlisted: number;
    readonly in_bin: number;
    readonly last_30_days: number;
  };
  readonly cards: number;
  readonly templates: { readonly official: number; readonly user: number };
  readonly color_schemes: { readonly global: number; readonly user: number };
  readonly worlds: number;
  readonly banners: number;
  readonly waitlist: { readonly waiting: number; readonly invited: number; readonly joined: number };
  readonly newsletter: { readonly pending: number; readonly confirmed: number; readonly unsubscribed: number };
  /** Exports ordered in the last 30 days. */
  readonly exports: { readonly waiting: number; readonly done: number; readonly failed: number };
  readonly mails: number;
}

const count = (condition: string): string => `count(*) filter (where ${condition})::int`;
const RECENT = `created_at > :now::timestamptz - interval '30 days'`;
const ALIVE = 'deleted_at is null';

const STATS = `select
  (select json_build_object('total', count(*)::int, 'last_30_days', ${count(RECENT)},
     'admins', (select count(*)::int from app.member_roles where role = 'admin')) from app.members) as members,
  (select json_build_object('total', ${count(ALIVE)}, 'draft', ${count(`${ALIVE} and status = 'draft'`)},
     'published', ${count(`${ALIVE} and status = 'published'`)},
     'early-access', ${count(`${ALIVE} and status = 'early-access'`)},
     'unlisted', ${count(`${ALIVE} and status = 'unlisted'`)}, 'in_bin', ${count('deleted_at is not null')},
     'last_30_days', ${count(`${ALIVE} and ${RECENT}`)}) from app.decks) as decks,
  (select count(*)::int from app.cards) as cards,
  (select json_build_object('official', ${count(`type = 'official'`)}, 'user', ${count(`type = 'user'`)})
     from app.templates) as templates,
  (select json_build_object('global', ${count('user_id is null')}, 'user', ${count('user_id is not null')})
     from app.color_schemes) as color_schemes,
  (select count(*)::int from app.worlds) as worlds,
  (select count(*)::int from app.banners) as banners,
  (select json_build_object('waiting', ${count(`status = 'waiting'`)}, 'invited', ${count(`status = 'invited'`)},
     'joined', ${count(`status = 'joined'`)}) from app.waitlist_entries) as waitlist,
  (select json_build_object('pending', ${count(`status = 'pending'`)}, 'confirmed', ${count(`status = 'confirmed'`)},
     'unsubscribed', ${count(`status = 'unsubscribed'`)}) from app.newsletter_subscribers) as newsletter,
  (select json_build_object('waiting', ${count(`status in ('queued', 'running')`)},
     'done', ${count(`status in ('done', 'expired') and ${RECENT}`)}, 'failed', ${count(`status = 'failed' and ${RECENT}`)})
     from app.exports) as exports,
  (select count(*)::int from app.mails) as mails`;

export async function readStats(executor: Executor, now: Date): Promise<Stats> {
  const rows = await queryRows<Stats>(executor, STATS, { now });
  if (rows[0] === undefined) throw new Error('A query without conditions returned no row.');
  return rows[0];
}
