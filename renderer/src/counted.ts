/** A number with its noun: `1 card`, `3 cards`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The end of a list that was cut off: `There are 3 more problems like these.` */
export function moreLikeThese(number: number, one: string): string {
  return `There ${number === 1 ? 'is' : 'are'} ${counted(number, `more ${one}`)} like these.`;
}
