import { spansOf } from '../spansOf.js';
import type { Paragraph } from '../textBlock.js';
import { ANY_STYLE } from './anyStyle.js';
import { findIcons, type IconExists } from './findIcons.js';
import { parseMarkdown } from './parseMarkdown.js';
import { plainParagraphs } from './plainParagraphs.js';

export type StrayCode =
  'text.html' | 'text.token' | 'text.unclosed' | 'text.unknown_icon' | 'text.placeholder' | 'text.undrawn_markdown';

/** A part of a text that looks like markup and is printed as it is written, or not printed at all. */
export interface Stray {
  readonly code: StrayCode;
  readonly excerpt: string;
}

interface Pattern {
  readonly code: StrayCode;
  readonly pattern: RegExp;
}

/** More findings about one text do not help. */
const MOST = 5;
const LONGEST_EXCERPT = 40;
const CODE = 'code';
/** Stands for an icon. */
const ICON = '\ufffc';

/** Any text without these is free of markup; most texts are. */
const SUSPICIOUS = /[<[{*~|`#&]|:[a-z]/i;

/** Words between single or double asterisks that nothing else touches: Markdown prints the words alone. */
const EMPHASISED = /(?<![\p{L}\p{N}*\\])(\*{1,2})(?=[\p{L}\p{N}])([^*\\`\n]*[\p{L}\p{N}])\1(?![\p{L}\p{N}*])/gu;

const PRINTED: readonly Pattern[] = [
  { code: 'text.placeholder', pattern: /\{\{[^{}\n]*\}{0,2}/g },
  { code: 'text.html', pattern: /<\/?[a-z][a-z0-9-]*(?:\s[^<>\n]*)?\/?>|<!--/gi },
  // The brackets of a transcription such as `[ˈfaros]` are intended: no icon's name has phonetic letters (U+0250 … U+02FF).
  { code: 'text.token', pattern: /\[(?=[^[\]\n]*[\p{L}\p{N}])[^[\]\n\u0250-\u02ff]{1,40}\]/gu },
  // Lists of trading cards write their symbols like this: `{T}`, `{2/W}`.
  { code: 'text.token', pattern: /\{[\p{L}\p{N}/]{1,12}\}/gu },
  {
    code: 'text.unknown_icon',
    pattern:
      /(?<![\p{L}\p{N}])(?<!\d:\d*):(?:[a-z0-9][a-z0-9_-]*[/:])?(?=[a-z0-9_-]*[a-z])[a-z0-9][a-z0-9_-]*:(?!\/\/)/giu,
  },
  // The start of `:lucide:sword:`, which should be `:lucide/sword:`.
  { code: 'text.unknown_icon', pattern: new RegExp(`(?<![a-z0-9]):[a-z][a-z0-9-]*${ICON}`, 'gi') },
  // Rows between pipes, or the line under the heading of a table: something is wrong with the others.
  { code: 'text.undrawn_markdown', pattern: /^[ \t]*\|.*\|[ \t]*(?:\n[ \t]*\|.*\|[ \t]*)+$/gm },
  {
    code: 'text.undrawn_markdown',
    pattern: /^[ \t]*(?:\|[ \t]*)?:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+(?:\|[ \t]*)?$/gm,
  },
];

/** The marks that remain of emphasis that is opened and not closed. */
const UNCLOSED: Pattern = { code: 'text.unclosed', pattern: /(?<![*\\])\*\*(?!\*)|(?<!~)~~(?!~)/g };

/** Markdown in a text that is not drawn as Markdown. */
const MARKDOWN: readonly Pattern[] = [
  { code: 'text.undrawn_markdown', pattern: /(?<![\w*])(\*{1,3})(?=[^\s*])[^*\n]*[^\s*]\1(?![\w*])/g },
  { code: 'text.undrawn_markdown', pattern: /~~(?=\S)[^~\n]*\S~~/g },
  { code: 'text.undrawn_markdown', pattern: /!?\[[^[\]\n]*\]\([^)\n]*\)/g },
  { code: 'text.undrawn_markdown', pattern: /^#{1,6} .*$/gm },
  { code: 'text.html', pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/gi },
];

/** The addresses of pictures and links: Markdown keeps only their texts. */
const ADDRESSES: Pattern = { code: 'text.undrawn_markdown', pattern: /!?\[[^[\]\n]*\]\([^)\s][^)\n]*\)/g };

/**
 * Finds HTML, tokens, unclosed emphasis, mistyped icons, placeholders and undrawn Markdown in a text. A backslash
 * before the markup makes it intentional in Markdown. Inline code is ignored.
 * @param iconExists without it, names of icons are not checked
 */
export function findStrayMarkup(source: string, isMarkdown: boolean, iconExists?: IconExists): readonly Stray[] {
  if (!SUSPICIOUS.test(source)) return [];
  const exists: IconExists = iconExists ?? (() => true);
  if (isMarkdown && !SUSPICIOUS.test(withoutUsualMarkup(source, exists))) return [];
  const paragraphs = isMarkdown
    ? parseMarkdown(source, ANY_STYLE, { iconExists: exists, codeFamily: CODE, lineEnds: 'keep' })
    : plainParagraphs(source, ANY_STYLE, exists);
  const printed = paragraphs.map(literalText).join('\n\n');
  const inPrint = isMarkdown ? [...PRINTED, UNCLOSED] : [...MARKDOWN, ...PRINTED, UNCLOSED];
  const found = [...(isMarkdown ? matches(source, [ADDRESSES]) : []), ...matches(printed, inPrint)];
  return found.filter(({ excerpt }) => !isMarkdown || !source.includes(`\\${excerpt.slice(0, 2)}`)).slice(0, MOST);
}

/** Without icons and emphasis that are easy to tell, so that most texts need no parser. */
function withoutUsualMarkup(source: string, exists: IconExists): string {
  const words = findIcons(source, exists).map((piece) => ('text' in piece ? piece.text : ' '));
  return words.join('').replace(EMPHASISED, '$2');
}

/** What a paragraph prints, without its code and icons. */
function literalText(paragraph: Paragraph): string {
  return spansOf(paragraph)
    .map((span) => {
      if (span.type === 'break') return '\n';
      if (span.type === 'icon') return ICON;
      return span.style.family === CODE ? ' ' : span.text;
    })
    .join('');
}

/** Each excerpt once; of overlapping matches, the one whose pattern comes first. */
function matches(text: string, patterns: readonly Pattern[]): readonly Stray[] {
  const found = new Map<string, Stray>();
  let rest = text;
  for (const { code, pattern } of patterns) {
    rest = rest.replace(pattern, (match: string) => {
      const [line = ''] = match.replaceAll(ICON, '').trim().split('\n', 1);
      const excerpt = line.slice(0, LONGEST_EXCERPT);
      if (!found.has(excerpt)) found.set(excerpt, { code, excerpt });
      return ' '.repeat(match.length);
    });
  }
  return [...found.values()];
}
