/** The characters of a cell that a message quotes. */
const MOST = 40;

/** The beginning of a cell's text, in one line. */
export function shortened(text: string): string {
  const letters = Array.from(text.slice(0, 2 * MOST + 2).replaceAll(/\s+/g, ' '));
  return letters.length > MOST ? `${letters.slice(0, MOST).join('').trim()}…` : letters.join('');
}
