const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** '22 Nov 2026, 14:21' in local time; a dash for never. */
export function dateTime(time: string | null): string {
  return time === null ? '–' : DATE_TIME.format(new Date(time));
}
