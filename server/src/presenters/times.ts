const TIMES = ['created_at', 'updated_at', 'listed_at', 'deleted_at'];

/**
 * Converts a row's times to UTC with milliseconds (`2026-03-01T12:00:00.000Z`), whatever time zone the database prints.
 */
export function withTimes<T extends Record<string, unknown>>(row: T): T {
  const times = TIMES.flatMap((key): [string, string][] => {
    const value = row[key];
    return typeof value === 'string' ? [[key, new Date(value).toISOString()]] : [];
  });
  return { ...row, ...Object.fromEntries<string>(times) };
}
