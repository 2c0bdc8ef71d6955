import type { Paragraph, Span } from '../textBlock.js';
import { ANY_STYLE } from './anyStyle.js';
import { parseMarkdown } from './parseMarkdown.js';

/** A Markdown text as people read it aloud: without its marks, icons by their names. Each row of a table is a line. */
export function spokenText(markdown: string): string {
  const options = { iconExists: () => true, codeFamily: '', lineEnds: 'keep' } as const;
  const lines = parseMarkdown(markdown, ANY_STYLE, options).flatMap(linesOf);
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function linesOf({ spans, marker, table }: Paragraph): string[] {
  if (table !== undefined) return table.rows.map((cells) => cells.map(wordsOf).join(', '));
  return [marker === undefined ? wordsOf(spans) : `${wordsOf(marker)} ${wordsOf(spans)}`];
}

function wordsOf(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.type === 'break') return '\n';
      return span.type === 'icon' ? nameOfIcon(span.name) : span.text;
    })
    .join('');
}

/** `game-icons:two-coins` → `two coins` */
function nameOfIcon(name: string): string {
  return name.slice(name.indexOf(':') + 1).replaceAll('-', ' ');
}
