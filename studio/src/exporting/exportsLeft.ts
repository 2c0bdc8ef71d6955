import { counted } from '../words/counted.js';

/** Nobody needs to be told that there are more. */
const FEW = 5;

/** Says how many exports can be started before the server refuses them for a while; nothing if there are many. */
export function exportsLeft(left = Infinity): string | undefined {
  if (left > FEW) return undefined;
  return left === 0 ? 'no more exports for now' : `only ${counted(left, 'more export')} for now`;
}
