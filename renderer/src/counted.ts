/** A number with its noun: `1 card`, `3 cards`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The end of a list that was cut off: `There are 3 more problems like these.` */
export function moreLikeThese(number: number, one: string): string {
  return `There ${number === 1 ? 'is' : 'are'} ${counted(number, `more ${one}`)} like these.`;
}

/**
 * A time to wait, rounded up: `42 seconds`, `59 minutes`, `24 hours`. Each unit begins at 2, so that the rounding adds
 * less than half.
 */
export function waitingTime(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'second');
  return seconds < 7_200 ? counted(Math.ceil(seconds / 60), 'minute') : counted(Math.ceil(seconds / 3_600), 'hour');
}
