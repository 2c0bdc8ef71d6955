import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { Scene, TextNode } from '../../displayList.js';
import { createDiskFontLibrary } from '../../fonts/node.js';
import type { FontLibrary } from '../../fonts/index.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../../testing/renderFixture.js';
import { createEnvironment, style } from './test/environment.js';
import { TextCache } from './textCache.js';
import type { Span, SpanStyle, TextBlock } from './types.js';
import { SMALL_CAPS_RATIO, withSmallCaps } from './smallCaps.js';

let renderer: Renderer;
let fonts: FontLibrary;
beforeAll(async () => {
  renderer = await testRenderer();
  fonts = await createDiskFontLibrary(['lora-latin-400-normal']);
});

const STYLE: SpanStyle = { ...style, family: 'lora', smallCaps: true };

const BLOCK: Omit<TextBlock, 'paragraphs' | 'language'> = {
  fontSize: 10,
  lineHeight: { unit: 'em', value: 1.2 },
  align: 'start',
  wrap: 'wrap',
  hyphens: 'manual',
  overflow: 'shrink',
  minFontSize: 5,
  color: '#000000',
};

function convert(text: string, library: FontLibrary, language = 'en'): readonly Span[] {
  const env = createEnvironment(library);
  const spans: Span[] = [{ type: 'text', text, style: STYLE }];
  const paragraphs = [{ spans, indent: 0, spaceBefore: 0 }];
  const context = { env, cache: new TextCache(), block: { ...BLOCK, paragraphs, language } };
  return withSmallCaps(paragraphs, context).paragraphs[0]?.spans ?? [];
}

const shown = (spans: readonly Span[]): unknown[] =>
  spans.map((span) => (span.type === 'text' ? [span.text, span.style.scale, ...(span.style.features ?? [])] : []));

async function drawn(classes: string, text: string): Promise<Scene> {
  const item = { id: 't', kind: 'text', renderType: 'text', props: { text }, classes };
  return renderTest(renderer, { sections: [{ id: 's', height: '100%', classes: '', children: [item] }] });
}

describe('small capitals', () => {
  it('are capitals at a smaller size if the font has none', () => {
    expect(shown(convert('Straße 7 é', fonts))).toEqual([
      ['S', 1],
      ['TRASSE', SMALL_CAPS_RATIO],
      [' 7 ', 1],
      ['É', SMALL_CAPS_RATIO],
    ]);
    expect(shown(convert('i', fonts, 'tr'))).toEqual([['İ', SMALL_CAPS_RATIO]]);
  });

  it('are the font’s own if it has them', () => {
    const own: FontLibrary = { ...fonts, features: () => ({ available: new Set(['smcp']), builtIn: new Set() }) };
    Object.defineProperty(own, 'manifest', { value: fonts.manifest });
    expect(shown(convert('Lamp', own))).toEqual([['Lamp', 1, 'smcp']]);
  });

  it('are drawn on the same baseline', async () => {
    const nodes = leavesOf(groupOf(await drawn('small-caps font-lora', 'Lamp'), 't')).filter(
      (node): node is TextNode => node.type === 'text',
    );
    expect(nodes.map(({ text }) => text)).toEqual(['L', 'AMP']);
    expect(new Set(nodes.map(({ y }) => y)).size).toBe(1);
    expect((nodes[1]?.size ?? 0) / (nodes[0]?.size ?? 1)).toBeCloseTo(SMALL_CAPS_RATIO);
  });
});

describe('figures', () => {
  it('are drawn with a face of their own, only where the font has them', async () => {
    const scene = await drawn('font-alegreya lining-nums tabular-nums', '1 of 12');
    expect(scene.faces).toEqual(['alegreya-latin-400-normal--lnum-tnum']);
    expect(scene.issues).toEqual([]);
  });

  it('are reported if the font lacks them, unless it has no others anyway', async () => {
    const issues = async (classes: string, text = '12'): Promise<string[]> =>
      (await drawn(classes, text)).issues.map(({ code, message }) => `${code} ${message}`);
    expect(await issues('font-inter oldstyle-nums')).toEqual([
      'font.no_feature The font Inter has no old-style figures; its default figures are used.',
    ]);
    expect(await issues('font-inter oldstyle-nums', 'none')).toEqual([]);
    expect(await issues('font-inter lining-nums')).toEqual([]);
    expect(await issues('font-alegreya oldstyle-nums')).toEqual([]);
  });
});
