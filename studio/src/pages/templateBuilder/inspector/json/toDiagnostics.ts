import type { Problem } from '@cardwright/renderer';
import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

/** Problems at their places in a text, each with the way to fix it. */
export function toDiagnostics(text: Text, problems: readonly Problem[]): Diagnostic[] {
  return problems.map(({ severity, message, fix, place }) => {
    const from = offsetOf(text, place);
    const line = text.lineAt(from);
    const word = /^(?:"[^"]*"|[^\s,\]}]+)/.exec(line.text.slice(from - line.from))?.[0] ?? '';
    return {
      ...{ from, to: Math.min(text.length, from + word.length) },
      severity: severity === 'error' ? 'error' : 'warning',
      message: fix === undefined ? message : `${message} ${fix}`,
    };
  });
}

/** The offset of a problem's line and column; the start of the text if it has none. */
export function offsetOf(text: Text, place: Problem['place']): number {
  const line = text.line(Math.min(text.lines, Math.max(1, place?.line ?? 1)));
  return Math.min(line.to, line.from + Math.max(0, (place?.column ?? 1) - 1));
}
