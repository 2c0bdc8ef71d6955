const NUMBER = new Intl.NumberFormat('en-GB');

/** '1 member', '2,300 members'. @param many by default, with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}
