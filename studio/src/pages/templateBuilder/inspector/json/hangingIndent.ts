import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from '@codemirror/view';

/** How far the rest of a wrapped line is indented beyond its start, in characters. */
const MORE = 2;

/** Indents the rest of wrapped lines below their start, which keeps the nesting visible in a narrow panel. */
export const hangingIndent: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = indentLines(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate): void {
      if (docChanged || viewportChanged) this.decorations = indentLines(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function indentLines(view: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      const width = /^ */.exec(line.text)?.[0].length ?? 0;
      const style = `padding-left: calc(${width + MORE}ch + 6px); text-indent: -${width + MORE}ch`;
      lines.add(line.from, line.from, Decoration.line({ attributes: { style } }));
      at = line.to + 1;
    }
  }
  return lines.finish();
}
