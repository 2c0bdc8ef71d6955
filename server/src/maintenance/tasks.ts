import { FORGET_DAYS } from '../commands/newsletter/subscribe.js';
import { KEPT_DAYS } from '../mail/KeptMailer.js';
import { pruneOneTimeTokens } from '../queries/auth/oneTimeTokens.js';
import { pruneSessions } from '../queries/auth/sessions.js';
import { emptyBin } from '../queries/decks/binDeck.js';
import { forgetExports } from '../queries/exports/forgetExports.js';
import { pruneMails } from '../queries/mails.js';
import { forgetUnconfirmed } from '../queries/newsletter.js';
import type { ObjectStorage } from '../storage/types.js';
import type { MaintenanceTask } from './Maintenance.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Sessions that nobody has used for so long end. */
const IDLE_DAYS = 180;

/** Exports that ended without a file, or whose file is gone, can be ordered again for so long. */
const ENDED_EXPORT_DAYS = 90;

/**
 * What the server forgets, each once an hour. Pictures stay: they are their member's, and other decks may show them; once
 * a day the storage takes away what crashes left of them. Files of exports go with the exports' own worker, which must be
 * quicker; image and rate caches limit themselves.
 */
export function maintenanceTasks(storage: Pick<ObjectStorage, 'sweep'>): readonly MaintenanceTask[] {
  return [...TASKS, { name: 'pictures', everyMs: DAY_MS, run: (_executor, now) => storage.sweep(now) }];
}

const TASKS: readonly MaintenanceTask[] = [
  { name: 'bin', everyMs: HOUR_MS, run: emptyBin },
  {
    name: 'sessions',
    everyMs: HOUR_MS,
    run: (executor, now) => pruneSessions(executor, daysBefore(now, IDLE_DAYS)),
  },
  { name: 'sign-in codes', everyMs: HOUR_MS, run: pruneOneTimeTokens },
  { name: 'mails', everyMs: HOUR_MS, run: (executor, now) => pruneMails(executor, daysBefore(now, KEPT_DAYS)) },
  {
    name: 'subscriptions',
    everyMs: HOUR_MS,
    run: (executor, now) => forgetUnconfirmed(executor, daysBefore(now, FORGET_DAYS)),
  },
  {
    name: 'exports',
    everyMs: HOUR_MS,
    run: (executor, now) => forgetExports(executor, daysBefore(now, ENDED_EXPORT_DAYS)),
  },
];

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
