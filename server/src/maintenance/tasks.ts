import { refreshSearch } from '../commands/decks/refreshSearch.js';
import { FORGET_DAYS } from '../commands/newsletter/subscribe.js';
import { KEPT_DAYS } from '../mail/KeptMailer.js';
import { pruneOneTimeTokens } from '../queries/auth/oneTimeTokens.js';
import { pruneSessions } from '../queries/auth/sessions.js';
import { pruneAnswers } from '../queries/checkout/gateway.js';
import { emptyBin } from '../queries/decks/binDeck.js';
import { pruneDrafts } from '../queries/decks/deckDrafts.js';
import { forgetExports } from '../queries/exports/forgetExports.js';
import { forgetTables } from '../queries/liveTables.js';
import { pruneMails } from '../queries/mails.js';
import { forgetUnconfirmed } from '../queries/newsletter.js';
import { pruneAskedAddresses } from '../queries/auth/askedAddresses.js';
import { forgetPresets } from '../queries/ownPresets.js';
import { forgetProfiles } from '../queries/ownProfiles.js';
import { pruneRateLimits } from '../queries/rateLimits.js';
import { pruneErrors } from '../queries/serverErrors.js';
import type { ErrorRecord } from '../observability/errors/ErrorRecord.js';
import type { RequestCounts } from '../observability/RequestCounts.js';
import { addRequests, measureDay } from '../queries/dailyFigures.js';
import type { TestGateway } from '../checkout/gateway/TestGateway.js';
import type { ObjectStorage } from '../storage/types.js';
import type { MaintenanceTask } from './Maintenance.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Sessions end after this many days without use. */
const IDLE_DAYS = 180;

/** Drafts that nobody came back to are kept for this many days. */
const DRAFT_DAYS = 90;

/** A live table is forgotten this long after its last move, and sooner after its end. */
const TABLE_DAYS = 7;
const ENDED_TABLE_DAYS = 1;

/** How long an idempotency key of the test gateway counts. */
const ANSWER_DAYS = 1;

/** Exports without a file can be repeated for this many days. */
const ENDED_EXPORT_DAYS = 90;

/** Deleted presets and colour profiles can be restored for this many days. */
const BIN_DAYS = 30;

/** An error that has not happened for this long is forgotten. */
const ERROR_DAYS = 30;

/**
 * The server's clean-up tasks, most of them hourly. Pictures stay, because they belong to members and other decks may show them; once
 * a day the storage removes what crashes left behind. After an upgrade, search documents are rewritten. The export worker deletes export files, which must happen sooner;
 * caches limit themselves.
 */
export function maintenanceTasks(
  storage: Pick<ObjectStorage, 'sweep'>,
  counts: Pick<RequestCounts, 'take'>,
  errors: Pick<ErrorRecord, 'write'>,
  sendNewsletters: () => Promise<number>,
  gateway: Pick<TestGateway, 'keepUp'> | undefined,
): readonly MaintenanceTask[] {
  return [
    ...TASKS,
    { name: 'pictures', everyMs: DAY_MS, run: (_executor, now) => storage.sweep(now) },
    { name: 'newsletters', everyMs: MINUTE_MS, run: sendNewsletters },
    ...(gateway === undefined ? [] : [{ name: 'test gateway', everyMs: MINUTE_MS, run: () => gateway.keepUp() }]),
    {
      name: 'requests',
      everyMs: MINUTE_MS,
      isLocal: true,
      run: (executor, now) =>
        counts
          .take()
          .then((taken) => addRequests(executor, taken, now))
          .then(() => 0),
    },
    {
      name: 'errors',
      everyMs: MINUTE_MS,
      isLocal: true,
      run: (executor) => errors.write(executor).then(() => 0),
    },
  ];
}

const TASKS: readonly MaintenanceTask[] = [
  { name: 'bin', everyMs: HOUR_MS, run: emptyBin },
  { name: 'drafts', everyMs: HOUR_MS, run: (executor, now) => pruneDrafts(executor, daysBefore(now, DRAFT_DAYS)) },
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
  {
    name: 'own presets',
    everyMs: HOUR_MS,
    run: (executor, now) => forgetPresets(executor, daysBefore(now, BIN_DAYS)),
  },
  {
    name: 'own profiles',
    everyMs: HOUR_MS,
    run: (executor, now) => forgetProfiles(executor, daysBefore(now, BIN_DAYS)),
  },
  {
    name: 'live tables',
    everyMs: HOUR_MS,
    run: (executor, now) => forgetTables(executor, daysBefore(now, ENDED_TABLE_DAYS), daysBefore(now, TABLE_DAYS)),
  },
  {
    name: 'gateway answers',
    everyMs: HOUR_MS,
    run: (executor, now) => pruneAnswers(executor, daysBefore(now, ANSWER_DAYS)),
  },
  { name: 'rate limits', everyMs: HOUR_MS, run: pruneRateLimits },
  { name: 'asked addresses', everyMs: HOUR_MS, run: pruneAskedAddresses },
  {
    name: 'old errors',
    everyMs: HOUR_MS,
    run: (executor, now) => pruneErrors(executor, daysBefore(now, ERROR_DAYS)),
  },
  { name: 'figures', everyMs: HOUR_MS, run: measureDay },
  { name: 'search', everyMs: MINUTE_MS, run: refreshSearch },
];

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
