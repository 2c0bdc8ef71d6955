/** What no file name may contain on Windows. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]/gu;

/** The name of a start deck of Card Game Simulator, which the program makes the name of a file without looking at it. */
export function startDeckName(title: string): string {
  const name = title.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ');
  return name.replace(/(?<![. ])[. ]+$/, '').trim() || 'Deck';
}
