import { expect, test } from 'vitest';
import type { Span, SpanStyle } from '../textBlock.js';
import { MarkdownCache, parseMarkdown } from './index.js';
import { plainParagraphs } from './plainParagraphs.js';
import { base, options, parse } from './testing/parse.js';

/** Spans in a compact notation that shows what differs from the base style. */
function show(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.type === 'break') return '⏎';
      const changes = Object.entries(span.style)
        .filter(([key, value]) => base[key as keyof SpanStyle] !== value)
        .map(([key, value]) => `${key}=${value}`);
      const content = span.type === 'icon' ? `<${span.name}>` : span.text;
      return changes.length === 0 ? content : `[${content}|${changes.join(',')}]`;
    })
    .join('');
}

function inline(source: string): string {
  return parse(source)
    .map(({ spans }) => show(spans))
    .join('¶');
}

test.each([
  ['plain text', 'plain text'],
  ['**bold** and *italic*', '[bold|weight=700] and [italic|italic=true]'],
  ['***both***', '[both|weight=700,italic=true]'],
  ['~~gone~~', '[gone|decoration=line-through]'],
  ['`code`', '[code|family=jetbrains-mono,scale=0.9,background=#1122331a]'],
  ['[link](https://example.com)', '[link|decoration=underline]'],
  ['![a fox](fox.png)', 'a fox'],
  ['one  \ntwo\\\nthree\nfour', 'one⏎two⏎three⏎four'],
  ['& &amp; <script>alert(1)</script>', '& & <script>alert(1)</script>'],
  ['<div>\nblock\n</div>', '<div>⏎block⏎</div>'],
  ['    not code', 'not code'],
  ['not a heading\n===', 'not a heading⏎==='],
  ['[note]: gain two', '[note]: gain two'],
  ['', ''],
])('inline: %j', (source, expected) => {
  expect(inline(source)).toBe(expected);
});

const TAGS: [string, string][] = [
  ['a <b>bold</b> word', 'a [bold|weight=700] word'],
  ['<STRONG>bold</STRONG > <i>x</i> <em>y</em>', '[bold|weight=700] [x|italic=true] [y|italic=true]'],
  ['<u>line</u>', '[line|decoration=underline]'],
  ['one<br>two<br/>three<BR />four', 'one⏎two⏎three⏎four'],
  ['one<br>\ntwo', 'one⏎two'],
  ['<b>a <i>b</b> c</i>', '[a |weight=700][b|weight=700,italic=true][ c|italic=true]'],
  ['<b>:sword:</b>', '[<lucide:sword>|weight=700]'],
  ['open <b>only', 'open <b>only'],
  ['closed</i> only', 'closed</i> only'],
  ['<b onclick="x()">no</b>', '<b onclick="x()">no</b>'],
];

test.each(TAGS)('simple tags in Markdown: %j', (source, expected) => {
  expect(inline(source)).toBe(expected);
});

test.each(TAGS)('simple tags in a plain text: %j', (source, expected) => {
  const [paragraph] = plainParagraphs(source, base, options.iconExists);
  expect(show(paragraph?.spans ?? [])).toBe(expected);
});

test.each([
  ['**a <b>b</b>** `<b>`', '[a |weight=700][b|weight=900] [<b>|family=jetbrains-mono,scale=0.9,background=#1122331a]'],
  ['\\<b>literal\\</b>', '<b>literal</b>'],
])('tags within Markdown: %j', (source, expected) => {
  expect(inline(source)).toBe(expected);
});

test.each([
  ['one\ntwo', 'one\ntwo'],
  ['one  \ntwo', 'one⏎two'],
  ['カードを\n引く', 'カードを引く'],
])('joined lines: %j', (source, expected) => {
  const joined = parseMarkdown(source, base, { ...options, lineEnds: 'join' });
  expect(joined.map(({ spans }) => show(spans)).join('¶')).toBe(expected);
});

test.each([
  ['one\r\n\r\ntwo\rthree', 'one⏎⏎two⏎three'],
  [' one\n', ' one⏎'],
])('lines of a plain text: %j', (source, expected) => {
  const [paragraph] = plainParagraphs(source, base, options.iconExists);
  expect(show(paragraph?.spans ?? [])).toBe(expected);
});

test.each([
  ['pay :sword: now', 'pay <lucide:sword> now'],
  ['3:coins:', '3<lucide:coins>'],
  [':coins::coins:', '<lucide:coins><lucide:coins>'],
  [':fox:', '<game-icons:fox>'],
  [':game-icons/sword:', '<game-icons:sword>'],
  [':crossed_swords:', '<tabler:crossed-swords>'],
  [':Sword:', '<lucide:sword>'],
  ['12:30:45', '12:30:45'],
  ['a:nothing:sword: b', 'a:nothing<lucide:sword> b'],
  [':tabler/sword:', ':tabler/sword:'],
  ['::', '::'],
  ['**:sword:**', '[<lucide:sword>|weight=700]'],
  ['`:sword:`', '[:sword:|family=jetbrains-mono,scale=0.9,background=#1122331a]'],
])('icons: %j', (source, expected) => {
  expect(inline(source)).toBe(expected);
});

/** Rows as lines, cells between bars. */
function tableOf(source: string): string[] {
  const table = parse(source).find((paragraph) => paragraph.table !== undefined)?.table;
  return (table?.rows ?? []).map((row) => row.map(show).join(' | '));
}

test.each([
  ['| a | b |\n|---|---|\n| 1 | 2 |', ['[a|weight=700] | [b|weight=700]', '1 | 2']],
  ['a | b\n--|--\n1 | *2*', ['[a|weight=700] | [b|weight=700]', '1 | [2|italic=true]']],
  ['| | |\n|-|-|\n| 1 | 2 |', ['1 | 2']],
  ['| a |\n|---|\n| 1 | 2 |\n|', ['[a|weight=700] | ', '1 | 2', ' | ']],
  ['| a |\n|---|\n| one<br>two \\| :sword: |', ['[a|weight=700]', 'one⏎two | <lucide:sword>']],
  ['| a | b |\n|---|\n| 1 | 2 |', []],
  ['| | |\n|-|-|', []],
])('tables: %j', (source, expected) => {
  expect(tableOf(source)).toEqual(expected);
});

test('the columns of a table have an alignment or none', () => {
  const [paragraph] = parse('|a|b|c|d|\n|:-|:-:|-:|-|\n|1|2|3|4|5|');
  expect(paragraph?.table).toMatchObject({
    hasHeading: true,
    aligns: ['left', 'center', 'right', undefined, undefined],
  });
});

test('a table in a list stands below its bullet', () => {
  const paragraphs = parse('- | a |\n  |---|\n  | 1 |');
  expect(paragraphs.map(({ marker, table, indent }) => [marker !== undefined, table?.rows.length, indent])).toEqual([
    [true, undefined, 1.2],
    [false, 2, 1.2],
  ]);
});

test('headings are larger and bold', () => {
  expect(inline('# One\n### Three\n###### Six')).toBe(
    '[One|weight=700,scale=1.6]¶[Three|weight=700,scale=1.15]¶[Six|weight=700]',
  );
});

test('emphasis inside italics is upright', () => {
  const [paragraph] = parse('an *exception*', { ...base, italic: true });
  expect(paragraph?.spans.map((span) => span.type === 'text' && span.style.italic)).toEqual([true, false]);
});

/** Indent, marker and flags of each paragraph. */
function outline(source: string): string[] {
  return parse(source).map(({ spans, indent, marker, quote, rule }) =>
    [
      indent.toFixed(2),
      marker === undefined ? '' : show(marker),
      quote ? 'quote' : '',
      rule ? 'rule' : '',
      show(spans),
    ].join('/'),
  );
}

test('lists have markers in their indents and nest', () => {
  expect(outline('- one\n- two\n  - inner\n\n    more\n- three')).toEqual([
    '1.20/•///one',
    '1.20/•///two',
    '2.40/–///inner',
    '2.40////more',
    '1.20/•///three',
  ]);
});

test('ordered lists count from their start, indented for their widest number', () => {
  expect(outline('8. a\n9. b\n10. c')).toEqual(['2.00/8.///a', '2.00/9.///b', '2.00/10.///c']);
});

test('a list item that is empty or starts with a list keeps its marker', () => {
  expect(outline('-\n- - x')).toEqual(['1.20/•///', '1.20/•///', '2.40/–///x']);
});

test('quotations, thematic breaks and fenced code', () => {
  expect(outline('> said\n> > deeper\n\n---\n\n```\nif x:\n  y\n```')).toEqual([
    '1.10//quote//said',
    '2.20//quote//deeper',
    '0.00///rule/',
    '0.60////[if x:|family=jetbrains-mono,scale=0.9]⏎[\u00a0 y|family=jetbrains-mono,scale=0.9]',
  ]);
});

test('the first paragraph has no space before it, tight items have a little, loose ones more', () => {
  expect(parse('- a\n- b').map(({ spaceBefore }) => spaceBefore)).toEqual([0, 0.15]);
  expect(parse('- a\n\n- b').map(({ spaceBefore }) => spaceBefore)).toEqual([0, 0.6]);
});

test('the same text and style are parsed once', () => {
  const cache = new MarkdownCache(options.iconExists);
  expect(cache.parse('**a**', base)).toBe(cache.parse('**a**', { ...base }));
  expect(cache.parse('**a**', base)).not.toBe(cache.parse('**a**', { ...base, weight: 500 }));
});
