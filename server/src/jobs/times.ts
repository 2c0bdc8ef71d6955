/** A worker that is silent for this long counts as dead, and another takes its job. */
export const LEASE_SECONDS = 12;

/** How often a worker renews its lease, reports progress, and checks whether to stop. */
export const HEARTBEAT_MS = 1_000;

/** How often an idle process checks for queued or abandoned jobs. */
export const LOOK_MS = 1_000;

/** How often a process polls the exports watched through it. */
export const WATCH_MS = 500;

/** The maximum number of attempts; a job that crashes its worker every time is given up. */
export const MOST_ATTEMPTS = 3;

/** The longest time an attempt may take. */
export const LONGEST_MS = 30 * 60_000;

/** How long export files are kept. */
export const KEPT_MS = 7 * 24 * 3_600_000;

/** How often expired files are deleted. */
export const SWEEP_MS = 10 * 60_000;

/** How long a link to a file is valid. */
export const LINK_MS = 10 * 60_000;

/** The maximum number of queued and running exports per member. */
export const MOST_ACTIVE = 10;

/** The maximum number of queued and running downloads of public decks. */
export const MOST_ACTIVE_DOWNLOADS = 20;
