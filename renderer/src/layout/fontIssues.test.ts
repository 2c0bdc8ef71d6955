import { expect, it } from 'vitest';
import type { FontManifest } from '../fonts/types.js';
import type { Span, TextBlock } from '../resolve/textBlock.js';
import { fontIssues } from './fontIssues.js';

const manifest = {
  families: [
    { slug: 'inter', name: 'Inter', faces: [{}] },
    { slug: 'lora', name: 'Lora', faces: [{ axes: { wdth: [75, 100] } }] },
  ],
  fallbacks: [],
} as unknown as FontManifest;
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

it('names the axes that a family lacks', () => {
  const varied = (family: string): unknown => ({ type: 'text', text: 'a', style: { family, axes: { wdth: 80 } } });
  const text = { paragraphs: [{ spans: [varied('inter'), varied('lora'), varied('inter')] }] } as unknown as TextBlock;
  expect(fontIssues('head', text, manifest).map(({ code, message }) => [code, message])).toEqual([
    ['font.no_axis', 'The font Inter has no axis "wdth".'],
  ]);
});
