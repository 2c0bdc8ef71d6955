import type { RenderEnvironment } from '../../../environment.js';
import { renderEnvironment } from '../../renderEnvironment.js';
import { createDiskFontLibrary, loadFacesFromDisk } from '../../../fonts/node.js';
import type { FontLibrary } from '../../../fonts/types.js';
import type { IconLibrary } from '../../../icons/types.js';
import { prepareText } from '../prepareText.js';
import { TextCache } from '../textCache.js';
import type { Paragraph, PreparedText, SpanStyle, TextBlock, TextLayout } from '../types.js';

const SQUARE = { viewBox: { x: 0, y: 0, width: 24, height: 24 }, nodes: [] };

/** Has one icon of every set and a picture for every emoji. */
export const icons: IconLibrary = {
  get: (name) => (name.startsWith('lost:') ? null : SQUARE),
  exists: (name) => name === 'lucide:sword' || name === 'game-icons:crossed-swords' || name === 'lucide:coins',
  emoji: (grapheme) => `emoji:${Array.from(grapheme, (one) => one.codePointAt(0)?.toString(16)).join('-')}`,
};

export const style: SpanStyle = {
  family: 'inter',
  weight: 400,
  italic: false,
  scale: 1,
  color: '#000000',
  decoration: 'none',
  letterSpacing: 0,
};

export function paragraph(text: string, changes: Partial<SpanStyle> = {}): Paragraph {
  return { spans: [{ type: 'text', text, style: { ...style, ...changes } }], indent: 0, spaceBefore: 0 };
}

export function block(text: string | readonly Paragraph[], changes: Partial<TextBlock> = {}): TextBlock {
  return {
    paragraphs: typeof text === 'string' ? [paragraph(text)] : text,
    fontSize: 10,
    lineHeight: { unit: 'em', value: 1.5 },
    align: 'start',
    wrap: 'wrap',
    hyphens: 'manual',
    language: 'en',
    overflow: 'shrink',
    minFontSize: 5,
    color: '#000000',
    ...changes,
  };
}

export function createEnvironment(fonts: FontLibrary, texts: TextCache = new TextCache()): RenderEnvironment {
  return renderEnvironment({ fonts, icons, images: { get: () => undefined }, texts });
}

export function loadFonts(): Promise<FontLibrary> {
  return createDiskFontLibrary();
}

/** Prepares a block, loading the faces and patterns that it asks for. */
export async function prepareLoaded(textBlock: TextBlock, env: RenderEnvironment): Promise<PreparedText> {
  prepareText(textBlock, env);
  await loadFacesFromDisk(env.fonts, env.missing.faces);
  await env.hyphenation.load(env.missing.languages);
  env.missing.clear();
  return prepareText(textBlock, env);
}

export async function fitLoaded(
  textBlock: TextBlock,
  env: RenderEnvironment,
  width: number,
  height: number,
): Promise<TextLayout> {
  return (await prepareLoaded(textBlock, env)).fit(width, height);
}

/** Lines as strings, in visual order, with `|` between runs. */
export function linesOf({ lines }: TextLayout): string[] {
  return lines.map(({ runs }) => runs.map(({ text }) => text).join('|'));
}

/** Lines in reading order for left-to-right texts, without the bars between runs. */
export async function plainLines(
  env: RenderEnvironment,
  text: string,
  width: number,
  changes: Partial<TextBlock> = {},
): Promise<string[]> {
  const layout = await fitLoaded(block(text, { overflow: 'clip', ...changes }), env, width, Infinity);
  return linesOf(layout).map((line) => line.replaceAll('|', ''));
}
