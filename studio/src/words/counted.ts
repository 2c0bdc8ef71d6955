import { grouped } from './grouped.js';

/** '1 card', '48 cards'. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${grouped(number)} ${number === 1 ? one : many}`;
}
