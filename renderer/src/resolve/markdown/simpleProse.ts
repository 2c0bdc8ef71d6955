import type { Paragraph, PhrasingContent } from 'mdast';

/**
 * What the grammar may give a meaning of its own: marks inside a line, marks at the start of a line, white space at its
 * start or end, and control characters.
 */
const NEEDS_PARSER = /[\0-\t\v-\x1f\\`_[\]<&~|]|^(?:[ >#+-]|\d+[.)])| $/m;

/** `*words*` or `**words**` beside white space, or before punctuation if a letter or digit ends it. */
const EMPHASIS =
  /(?<![^ \n(])(\*\*?)(?=[\p{L}\p{N}])([^*]*?)(?:(?<=[\p{L}\p{N}])\1(?![^ \n.,;:!?)])|(?<=[.,;:!?])\1(?![^ \n]))/gu;

/**
 * Reads Markdown that is nothing but paragraphs with emphasis, as most texts of cards are. It takes a tenth of what the
 * parser for all of Markdown takes, and gives the same nodes, without their positions.
 * @param source its line ends are `\n`
 * @returns undefined if the text may contain anything else
 */
export function readProse(source: string): Paragraph[] | undefined {
  if (NEEDS_PARSER.test(source)) return undefined;
  const paragraphs: Paragraph[] = [];
  for (const paragraph of source.split(/\n{2,}/)) {
    const text = paragraph.replace(/^\n|\n$/g, '');
    if (text === '') continue;
    const children = readEmphasis(text);
    if (children === undefined) return undefined;
    paragraphs.push({ type: 'paragraph', children });
  }
  return paragraphs;
}

/** @returns undefined if asterisks are left over */
function readEmphasis(paragraph: string): PhrasingContent[] | undefined {
  if (!paragraph.includes('*')) return [{ type: 'text', value: paragraph }];
  const children: PhrasingContent[] = [];
  let done = 0;
  const addText = (end: number): void => {
    if (end > done) children.push({ type: 'text', value: paragraph.slice(done, end) });
  };
  for (const { 0: whole, 1: mark = '', 2: value = '', index } of paragraph.matchAll(EMPHASIS)) {
    addText(index);
    children.push({ type: mark === '*' ? 'emphasis' : 'strong', children: [{ type: 'text', value }] });
    done = index + whole.length;
  }
  addText(paragraph.length);
  return children.some((child) => child.type === 'text' && child.value.includes('*')) ? undefined : children;
}
