import { validationFailed } from '../../AuthError.js';

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
/** A hundred years: longer bans are cut to this. */
const MAX_MS = 100 * 365 * 86_400_000;

/**
 * Parses durations in Go's notation, such as `24h` or `1h30m`; `none` lifts a ban.
 * @throws AuthError validation_failed
 */
export function banUntil(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  if (!/^(\d{1,9}(ms|s|m|h))+$/.test(duration)) throw validationFailed('invalid format for ban duration');
  const parts = [...duration.matchAll(/(?<!\d)(\d+)(ms|s|m|h)/g)];
  const total = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNIT_MS[unit] ?? 0), 0);
  return new Date(now.getTime() + Math.min(total, MAX_MS));
}
