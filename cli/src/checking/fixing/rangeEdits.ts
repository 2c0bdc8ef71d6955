/** Text that replaces a range of a file, or is inserted if `from` = `to`. */
export interface RangeEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The text with all edits, which must not overlap; every other character stays. Of several texts inserted at one place,
 * the last one comes first.
 */
export function applyRanges(text: string, edits: readonly RangeEdit[]): string {
  // From the end, so that offsets stay valid. What is inserted where a range begins comes before it.
  const ordered = edits.toSorted((one, other) => other.from - one.from || other.to - one.to);
  return ordered.reduce((all, edit) => all.slice(0, edit.from) + edit.text + all.slice(edit.to), text);
}
