import { nearestName } from './suggest.js';

/** Keys that somebody keeps on purpose, for other programs. */
const PRIVATE = /^(?:x[-_]|_)/i;

export function isPrivateKey(key: string): boolean {
  return PRIVATE.test(key);
}

/** The known key of which an unknown one is probably a misspelling. Short keys differ too little to tell. */
export function similarKey(key: string, known: readonly string[]): string | undefined {
  return key.length > 4 ? nearestName(key, known, 2) : undefined;
}
