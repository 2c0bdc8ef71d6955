/** A text with a selection in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Edit = (state: Selected) => Selected;

/** Puts a sign around what is selected, or takes it away where it stands there. */
export function toggleMark({ text, start, end }: Selected, mark: string): Selected {
  const inside = text.slice(start, end);
  const size = mark.length;
  if (
    text.slice(start - size, start) === mark &&
    text.slice(end, end + size) === mark &&
    !isDoubled(text, start, end, mark)
  )
    return {
      text: text.slice(0, start - size) + inside + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  // Spaces at the ends stay outside: signs beside a space are no signs.
  const lead = inside.length - inside.trimStart().length;
  const trail = inside.trim() === '' ? 0 : inside.length - inside.trimEnd().length;
  const [from, to] = [start + lead, end - trail];
  const marked = text.slice(0, from) + mark + text.slice(from, to) + mark + text.slice(to);
  return { text: marked, start: from + size, end: to + size };
}

/** `*` within `**` is bold, not italic. */
function isDoubled(text: string, start: number, end: number, mark: string): boolean {
  if (mark !== '*') return false;
  const before = /\*+$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\*+/.exec(text.slice(end))?.[0].length ?? 0;
  return Math.min(before, after) === 2;
}

/** Every line of the selection as an entry of a list, or no longer. */
export function toggleList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : line.startsWith('- ') ? line : `- ${line}`)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** In place of what is selected. */
export function insertText({ text, start, end }: Selected, inserted: string): Selected {
  const at = start + inserted.length;
  return { text: text.slice(0, start) + inserted + text.slice(end), start: at, end: at };
}
