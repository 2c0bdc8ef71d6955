import type { Stray } from '../../resolve/markdown/index.js';
import type { FixLabel } from './deckFix.js';

/** What a fix of markup needs to know about the text that it changes. */
export interface StrayText {
  readonly text: string;
  readonly isMarkdown: boolean;
  /** Everything that a text has. */
  readonly straysIn: (text: string) => readonly Stray[];
  /** The icon that a mistyped name may mean. */
  readonly suggest: ((name: string) => string | undefined) | undefined;
  /** The card's value of a name in `{{…}}`; empty if it has none. */
  readonly valueOf: (name: string) => string;
}

export interface FixedText {
  readonly label: FixLabel;
  readonly text: string;
}

/** Elements without an effect, or with one that cards do not support. */
const BARE_TAG = /<\/?(?:span|div|font|p|center|big|small|section)(?:\s[^<>\n]*)?>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * A text without one of its strays.
 * @returns undefined unless exactly this stray is gone and nothing new has come up
 */
export function fixStray(stray: Stray, about: StrayText): FixedText | undefined {
  const before = about.straysIn(about.text);
  const keyOf = ({ code, excerpt }: Stray): string => `${code} ${excerpt}`;
  const known = new Set(before.map(keyOf));
  if (!known.has(keyOf(stray))) return undefined;
  return candidates(stray, about).find(({ text }) => {
    if (text === about.text || text.trim() === '') return false;
    const after = about.straysIn(text).map(keyOf);
    return !after.includes(keyOf(stray)) && after.every((key) => known.has(key));
  });
}

function candidates({ code, excerpt }: Stray, about: StrayText): readonly FixedText[] {
  switch (code) {
    case 'text.unknown_icon':
      return iconCandidates(excerpt, about);
    case 'text.unclosed':
      return unclosedCandidates(excerpt, about.text);
    case 'text.placeholder':
      return placeholderCandidates(excerpt, about);
    case 'text.html':
      return htmlCandidates(excerpt, about.text);
    case 'text.undrawn_markdown':
      return about.isMarkdown ? tableCandidates(about.text) : plainCandidates(excerpt, about.text);
    case 'text.token':
      return [];
  }
}

function iconCandidates(excerpt: string, { text, suggest }: StrayText): readonly FixedText[] {
  // `:lucide:sword:` is `:lucide/sword:`.
  if (!excerpt.endsWith(':'))
    return [{ label: `Write ${excerpt}/…: for the icon`, text: text.replaceAll(`${excerpt}:`, `${excerpt}/`) }];
  const name = suggest?.(excerpt.slice(1, -1));
  return name === undefined ? [] : [{ label: `Write :${name}:`, text: text.replaceAll(excerpt, `:${name}:`) }];
}

/** Closes the marks at the end of their line; marks that open nothing are removed. */
function unclosedCandidates(mark: string, text: string): readonly FixedText[] {
  const at = text.lastIndexOf(mark);
  if (at < 0) return [];
  const end = text.indexOf('\n', at);
  const line = end < 0 ? text.slice(at) : text.slice(at, end);
  const closed = `${text.slice(0, at)}${line.replace(/(?<!\s)\s*$/, mark)}${end < 0 ? '' : text.slice(end)}`;
  const removed = text.slice(0, at) + text.slice(at + mark.length);
  const opens = /^\S/.test(text.slice(at + mark.length)) && !/\S$/.test(text.slice(0, at));
  const removal: FixedText = { label: `Remove the ${mark}`, text: removed };
  return opens ? [{ label: `Close the ${mark}`, text: closed }, removal] : [removal];
}

function placeholderCandidates(excerpt: string, { text, valueOf }: StrayText): readonly FixedText[] {
  const value = valueOf(excerpt.replaceAll(/[{}]/g, '').trim());
  return value === ''
    ? []
    : [{ label: `Write “${value}” instead of ${excerpt}`, text: text.replaceAll(excerpt, () => value) }];
}

function htmlCandidates(excerpt: string, text: string): readonly FixedText[] {
  const entity = /^&([a-z]+);$/i.exec(excerpt)?.[1]?.toLowerCase() ?? '';
  const character = Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity] : undefined;
  if (character !== undefined)
    return [{ label: `Write “${character}” instead of ${excerpt}`, text: text.replaceAll(excerpt, () => character) }];
  const opened = /^<(b|strong|i|em|u)>$/i.exec(excerpt)?.[1];
  if (opened !== undefined) return [{ label: `Close the ${excerpt}`, text: `${text.trimEnd()}</${opened}>` }];
  return [{ label: 'Remove the HTML', text: text.replaceAll(BARE_TAG, '') }];
}

/** The line under a table's heading, with as many columns as the heading. */
function tableCandidates(text: string): readonly FixedText[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index): FixedText[] => {
    const next = lines[index + 1] ?? '';
    if (!/^\s*\|.*\|\s*$/.test(line)) return [];
    const rule = `|${'---|'.repeat(columnsOf(line))}`;
    const isRule = /^[\s|:-]+$/.test(next) && next.includes('-');
    const fixed = lines.toSpliced(index + 1, isRule ? 1 : 0, rule).join('\n');
    return [{ label: 'Complete the line under the heading of the table', text: fixed }];
  });
}

function columnsOf(row: string): number {
  return row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}

/** A part with plain text knows a few tags. */
function plainCandidates(excerpt: string, text: string): readonly FixedText[] {
  const [, stars, words] = /^(\*{1,2})([^*]+)\*{1,2}$/.exec(excerpt) ?? [];
  if (stars !== undefined && words !== undefined) {
    const tag = stars === '**' ? 'b' : 'i';
    const tagged = `<${tag}>${words}</${tag}>`;
    return [{ label: `Write ${tagged}`, text: text.replaceAll(excerpt, () => tagged) }];
  }
  const heading = /^#{1,6} (.*)$/.exec(excerpt)?.[1];
  return heading === undefined ? [] : [{ label: 'Remove the #', text: text.replaceAll(/^#{1,6} /gm, '') }];
}
