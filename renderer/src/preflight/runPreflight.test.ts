import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import { parseTemplateConfig } from '../schema/index.js';
import { renderTest, testRenderer } from '../testing/renderFixture.js';
import { runPreflight } from './runPreflight.js';
import { part, rectNode, testContext, textNode } from './testFace.js';
import { check } from './testFindings.js';

/** Whole faces, from template to finding, through the real layout and scene. */
describe('preflight of rendered faces', () => {
  let renderer: Renderer;
  beforeAll(async () => {
    renderer = await testRenderer({ 'small.jpg': { kind: 'raster', width: 300, height: 200 } });
  });

  async function findingsOf(config: Record<string, unknown>, card: Record<string, unknown>): Promise<string[]> {
    const scene = await renderTest(renderer, config, card);
    const template = parseTemplateConfig({ ratio: '2.5:3.5', ...config });
    if (!template.ok) throw new Error(JSON.stringify(template.problems));
    const findings = runPreflight(scene, testContext(card, { template: template.value }));
    return findings.map(({ code, itemId = '-' }) => `${code} ${itemId}`);
  }

  const lamp = { translations: { en: { title: 'Lamp', description: 'It shines. '.repeat(200) } } };
  const title = { id: 'title', kind: 'title', classes: 'text-xl text-ink' };

  it('finds nothing on a correct face', async () => {
    const sections = [{ id: 'all', classes: 'bg-paper p-6', children: [title] }];
    expect(await findingsOf({ sections }, lamp)).toEqual([]);
  });

  it('finds text that is too long', async () => {
    const sections = [{ id: 'all', classes: 'bg-paper p-5', children: [{ id: 'long', kind: 'description' }] }];
    expect(await findingsOf({ sections }, lamp)).toEqual(['text.overflow long']);
  });

  it('finds text in the colour of its section’s background', async () => {
    const background = { classes: 'bg-paper' };
    const white = { ...title, classes: 'text-xl text-white' };
    const on = (classes: string): Promise<string[]> =>
      findingsOf({ background, sections: [{ id: 'all', classes: `p-6 ${classes}`, children: [white] }] }, lamp);
    expect(await on('')).toEqual(['contrast.unreadable title']);
    expect(await on('bg-primary')).toEqual([]);
    expect(await on('bg-primary/20')).toEqual(['contrast.unreadable title']);
  });

  it('finds rotated text that reaches the edge even if its box does not', async () => {
    const item = { ...title, classes: 'text-xl text-ink whitespace-nowrap', x: 20, y: 2, width: 60, height: 14 };
    const wide = { translations: { en: { title: 'A lamp of many colours' } } };
    const background = { classes: 'bg-paper' };
    expect(await findingsOf({ background, absoluteItems: [{ ...item, y: 10 }] }, wide)).toEqual([]);
    expect(await findingsOf({ background, absoluteItems: [{ ...item, rotation: 90 }] }, wide)).toEqual([
      'text.overflow title',
    ]);
  });

  it('finds pictures that are missing or too small, unknown icons and classes', async () => {
    const children = [
      { id: 'photo', kind: 'illustration', classes: 'h-40' },
      { id: 'icon', kind: 'card_icon', classes: 'size-8 flexx' },
    ];
    const config = { sections: [{ id: 'all', classes: 'p-6', children }] };
    expect(await findingsOf(config, { ...lamp, illustration: 'gone.jpg', icon: 'test:none' })).toEqual([
      'class.unknown icon',
      'image.broken photo',
      'icon.unknown icon',
    ]);
    expect(await findingsOf(config, { ...lamp, illustration: 'small.jpg', icon: 'test:square' })).toEqual([
      'class.unknown icon',
      'image.low_resolution photo',
    ]);
  });

  it('finds characters that no font has', async () => {
    const sections = [{ id: 'all', classes: 'bg-paper p-6', children: [title] }];
    expect(await findingsOf({ sections }, { translations: { en: { title: 'Lamp \u{F0000}' } } })).toEqual([
      'text.missing_glyph title',
    ]);
  });
});

describe('a correct face', () => {
  it('has no findings', () => {
    expect(check([rectNode('#ffffff'), part('title', textNode())])).toEqual([]);
  });

  it('has no findings when it is empty', () => expect(check([])).toEqual([]));
});
