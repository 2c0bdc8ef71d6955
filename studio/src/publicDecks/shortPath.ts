import { shortCodeOf } from '@cardwright/renderer/short-code';

/** The short address of a deck that others can see: it lasts, and prints well. */
export function shortPath(deckId: string): string {
  return `/d/${shortCodeOf(deckId) ?? ''}`;
}
