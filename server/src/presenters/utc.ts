/** Converts a time to UTC with milliseconds (`2026-03-01T12:00:00.000Z`), whatever time zone the database prints. */
export function utc(time: string | Date): string;
export function utc(time: string | Date | null): string | null;
export function utc(time: string | Date | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
