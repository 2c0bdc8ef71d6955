/** A day: '23 November 2026'. */
export function dateOf(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(time));
}
