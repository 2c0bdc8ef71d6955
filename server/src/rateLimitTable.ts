interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** Requests (points) per time window and caller, identified by member id or network address. RATE_LIMITS changes them. */
export const RATE_LIMITS = {
  read: { points: 1_200, seconds: 60 },
  write: { points: 300, seconds: 60 },
  /** Attempts at passwords and codes, by network address. */
  'sign-in': { points: 30, seconds: 300 },
  /**
   * Attempts at one account's password and codes, by account and network: strangers elsewhere do not lock out the owner.
   * Whoever goes on guessing waits for minutes, then for hours.
   */
  'sign-in-account': { points: 10, seconds: 300 },
  'sign-in-account-hour': { points: 20, seconds: 3_600 },
  'sign-in-account-day': { points: 40, seconds: 86_400 },
  /** E-mails that anyone can make the server send, by recipient and requesting network. */
  mail: { points: 10, seconds: 3_600 },
  /** The same by recipient, from all networks together. */
  'mail-recipient': { points: 40, seconds: 3_600 },
  /** The same by the requesting network address, from which a whole workshop may sign up. */
  'mail-sender': { points: 60, seconds: 3_600 },
  upload: { points: 120, seconds: 60 },
  image: { points: 600, seconds: 60 },
  /** Forms of one picture that pages do not ask for: other sizes and qualities. */
  'image-form': { points: 60, seconds: 3_600 },
  ai: { points: 60, seconds: 3_600 },
  export: { points: 30, seconds: 3_600 },
  /** Print-and-play PDFs that a network address has the server make; those that exist do not count. */
  download: { points: 10, seconds: 3_600 },
  /** Tables from public addresses, which the server fetches. */
  table: { points: 60, seconds: 3_600 },
  /** Live tables that a member opens. */
  'live-table': { points: 30, seconds: 3_600 },
  /** People who sit down at live tables, by network address: a whole workshop may be in one. */
  'live-table-seat': { points: 200, seconds: 3_600 },
  /** Codes that lead to no live table, by network address. */
  'live-table-code': { points: 60, seconds: 600 },
  /** Webhooks of the payment provider, by network address. */
  webhook: { points: 600, seconds: 60 },
  /** Waitlist and newsletter forms. */
  form: { points: 10, seconds: 600 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export type RateLimitTable = Readonly<Record<RateLimitName, RateLimit>>;

const NAMES = Object.keys(RATE_LIMITS);
const ENTRY = /^\s*([a-z-]+)=([1-9]\d{0,6})\/([1-9]\d{0,4})\s*$/;

/** Reads `name=requests/seconds,…`. @returns the whole table, and a message for each entry that cannot be read */
export function readRateLimits(text: string): { readonly table: RateLimitTable; readonly problems: readonly string[] } {
  const given: Record<string, RateLimit> = {};
  const problems: string[] = [];
  for (const [index, entry] of text.split(',').entries()) {
    const [, name = '', points, seconds] = ENTRY.exec(entry) ?? [];
    if (NAMES.includes(name)) given[name] = { points: Number(points), seconds: Number(seconds) };
    else if (name !== '') problems.push(`entry ${index + 1} names no limit; the limits are ${NAMES.join(', ')}`);
    else problems.push(`expected entry ${index + 1} to be name=requests/seconds, such as read=2400/60`);
  }
  return { table: { ...RATE_LIMITS, ...given }, problems };
}
