import { shortCodeOf } from '../schema/values/shortCode.js';
import type { BindingInput } from './faceInput.js';

/**
 * The short address of a card or a deck: `https://cards.example/c/4fyx6qk2m0ra`, with `?v=12` if the print carries the
 * deck's version. Empty without a server, and for a card or a deck that no server has given an id.
 */
export function linkOf(entity: 'card' | 'deck', input: BindingInput): string {
  const { link_base: base, link_version: version } = input.deck;
  const code = shortCodeOf(input[entity]?.id);
  if (base === undefined || code === undefined) return '';
  const stamp = typeof version === 'number' ? `?v=${version}` : '';
  return `${base}/${entity === 'card' ? 'c' : 'd'}/${code}${stamp}`;
}
