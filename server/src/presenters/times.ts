const TIMES = ['created_at', 'updated_at', 'listed_at', 'deleted_at'];

/**
 * Converts a row's times to UTC with milliseconds (`2026-03-01T12:00:00.000Z`), whatever time zone the database prints.
 */
export function withTimes<T extends Record<string, unknown>>(row: T): T {
  const presented: Record<string, unknown> = { ...row };
  for (const key of TIMES) {
    const value = row[key];
    if (typeof value === 'string') presented[key] = new Date(value).toISOString();
  }
  return presented as T;
}
