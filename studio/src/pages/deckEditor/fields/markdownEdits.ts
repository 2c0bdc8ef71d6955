/** A text and a selection within it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Edit = (state: Selected) => Selected;

/** Wraps the selection in a Markdown mark, or removes it. */
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
  // Leading and trailing spaces stay outside: Markdown marks next to a space have no effect.
  const lead = inside.length - inside.trimStart().length;
  const trail = inside.trim() === '' ? 0 : inside.length - inside.trimEnd().length;
  const [from, to] = [start + lead, end - trail];
  const marked = text.slice(0, from) + mark + text.slice(from, to) + mark + text.slice(to);
  return { text: marked, start: from + size, end: to + size };
}

/** `*` within `**` is bold, not italic. */
function isDoubled(text: string, start: number, end: number, mark: string): boolean {
  if (mark !== '*') return false;
  const before = /(?<!\*)\*+$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\*+/.exec(text.slice(end))?.[0].length ?? 0;
  return Math.min(before, after) === 2;
}

/** Turns every selected line into a list entry, or back. */
export function toggleList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : line.startsWith('- ') ? line : `- ${line}`)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Replaces the selection. */
export function insertText({ text, start, end }: Selected, inserted: string): Selected {
  const at = start + inserted.length;
  return { text: text.slice(0, start) + inserted + text.slice(end), start: at, end: at };
}
