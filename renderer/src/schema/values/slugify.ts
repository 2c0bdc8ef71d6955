import { plainLetters } from './plainLetters.js';

/** The slug of a name: Latin letters without marks, digits and hyphens. Names in other scripts give an empty slug. */
export function slugify(name: string): string {
  return plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '');
}
