/** Numbers for people: `1–4, 7, 9–12`. */
export function rangesOf(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last !== undefined && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
