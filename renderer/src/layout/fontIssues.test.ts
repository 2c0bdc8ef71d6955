import { expect, it } from 'vitest';
import type { FontManifest } from '../fonts/types.js';
import type { Span, TextBlock } from '../resolve/textBlock.js';
import { fontIssues } from './fontIssues.js';

const manifest = { families: [{ slug: 'inter' }, { slug: 'lora' }], fallbacks: [] } as unknown as FontManifest;
const span = (family: string): Span => ({ type: 'text', text: 'a', style: { family } }) as Span;
const block = (...families: string[]): TextBlock =>
  ({
    paragraphs: [{ spans: families.map(span) }, { spans: [{ type: 'break' }, ...families.map(span)] }],
  }) as unknown as TextBlock;

it('names each missing family once', () => {
  const issues = fontIssues('head', block('inter', 'comic-sans', 'lora', 'papyrus', 'comic-sans'), manifest);
  expect(issues.map(({ code, itemId, details }) => [code, itemId, details?.font])).toEqual([
    ['font.unknown', 'head', 'comic-sans'],
    ['font.unknown', 'head', 'papyrus'],
  ]);
});

it('does not report families that exist', () => {
  expect(fontIssues('head', block('inter', 'lora'), manifest)).toEqual([]);
});
