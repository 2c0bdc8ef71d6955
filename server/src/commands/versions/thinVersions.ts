/** The facts that decide whether a version is kept. */
export interface ThinnedVersion {
  readonly version: number;
  readonly saved_at: Date;
  /** Bytes. */
  readonly size: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** These are kept, however close together. */
const NEWEST = 10;
/** The most bytes of one history; the newest version is kept even if it is larger. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Up to an age, the last version of each span is kept; older ones are deleted. */
const SPANS = [
  { until: DAY_MS, span: 10 * MINUTE_MS },
  { until: 7 * DAY_MS, span: 60 * MINUTE_MS },
  { until: 60 * DAY_MS, span: DAY_MS },
  { until: 730 * DAY_MS, span: 30 * DAY_MS },
] as const;

/**
 * The versions to delete, so that a history stays useful and small: the closer to now, the more is kept.
 * @param versions newest first
 */
export function thinVersions(versions: readonly ThinnedVersion[], now: Date): readonly number[] {
  const taken = new Set<string>();
  let bytes = 0;
  return versions
    .filter(({ saved_at, size }, index) => {
      const age = now.getTime() - saved_at.getTime();
      const rule = SPANS.find(({ until }) => age < until);
      const slot = rule && `${rule.span} ${Math.floor(saved_at.getTime() / rule.span)}`;
      const isWanted = index < NEWEST || (slot !== undefined && !taken.has(slot));
      if (slot !== undefined) taken.add(slot);
      const isKept = isWanted && (index === 0 || bytes + size <= MOST_BYTES);
      if (isKept) bytes += size;
      return !isKept;
    })
    .map(({ version }) => version);
}
