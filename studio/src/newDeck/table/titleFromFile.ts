/** Derives a deck's name from its file name: `night_signals-v2.xlsx` becomes Night signals v2. Pasted tables have none. */
export function titleFromFile(file: string): string {
  if (!/\.[a-z]{2,5}$/i.test(file)) return '';
  const words = file
    .replace(/\.[a-z]{2,5}$/i, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
