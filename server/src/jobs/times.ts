/** A worker that is not heard of for so long has ended; another takes its job up. */
export const LEASE_SECONDS = 12;

/** How often a worker tells that it lives, how far it is, and learns that it is to stop. */
export const HEARTBEAT_MS = 1_000;

/** How often an idle process looks for jobs that others queued or left. */
export const LOOK_MS = 1_000;

/** How often a process looks after exports that are watched through it. */
export const WATCH_MS = 500;

/** Turns that a job gets; one that ends its worker each time is poison. */
export const MOST_ATTEMPTS = 3;

/** The longest a turn may take. */
export const LONGEST_MS = 30 * 60_000;

/** How long products are kept. */
export const KEPT_MS = 7 * 24 * 3_600_000;

/** How often products past their time are taken away. */
export const SWEEP_MS = 10 * 60_000;

/** How long a link to a product works. */
export const LINK_MS = 10 * 60_000;

/** Exports of one member that wait or run. */
export const MOST_ACTIVE = 10;
