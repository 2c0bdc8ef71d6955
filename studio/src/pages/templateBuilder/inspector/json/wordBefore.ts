import type { EditorState } from '@codemirror/state';

/** The characters of one kind that stand right before a place, within its line. */
export function wordBefore(
  state: EditorState,
  to: number,
  isPart: RegExp,
): { readonly from: number; readonly to: number } {
  const line = state.doc.lineAt(to);
  let from = to;
  while (from > line.from && isPart.test(line.text.charAt(from - line.from - 1))) from -= 1;
  return { from, to };
}
