/** A longer list helps nobody to find the cards. */
const SHOWN_RUNS = 12;

/** Numbers for people: `1–4, 7, 9–12`. After twelve runs, only how many numbers follow: `1, 3, 5 and 188 more`. */
export function rangesOf(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last !== undefined && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  const shown = runs.slice(0, SHOWN_RUNS).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  const others = runs.slice(SHOWN_RUNS).reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return `${shown.join(', ')}${others === 0 ? '' : ` and ${others} more`}`;
}
