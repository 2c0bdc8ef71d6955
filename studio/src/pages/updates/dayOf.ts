const THIS_YEAR = { day: 'numeric', month: 'long' } as const;

/** '18 November', and the year if it is another one. @param time ISO 8601 */
export function dayOf(time: string, now: Date): string {
  const then = new Date(time);
  const isThisYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString('en-GB', isThisYear ? THIS_YEAR : { ...THIS_YEAR, year: 'numeric' });
}
