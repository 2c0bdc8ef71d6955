/** At most two letters: the initials of the first two words that have any. */
export function initialsOf(alt: string): string {
  return alt
    .trim()
    .split(/\s+/u)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
}
