import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../color/contrast.js';
import type { GroupNode, Scene } from '../displayList.js';
import { encloses, overlap } from '../geometry.js';
import { rasterSize } from '../export/raster/rasterSize.js';
import { parseTemplateConfig } from '../schema/index.js';
import { arrangeCards } from './arrangeCards.js';
import { bannerColors } from './bannerColors.js';
import { bannerDesignSchema, type BannerPlace } from './bannerDesign.js';
import { BANNER_DPI, bannerWidthMm } from './bannerFace.js';
import { bannerFindings } from './bannerFindings.js';
import { BANNER_PRESETS } from './bannerPresets.js';
import { ownSize, readOwnSize } from './ownSize.js';
import { composeBanner } from './composeBanner.js';
import { layoutBanner } from './layoutBanner.js';
import { BANNER_GROUNDS, CARD_ARRANGEMENTS, MOST_TILT } from './options.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`);

describe('the sizes of banners', () => {
  it('have keys of their own, and guides inside them', () => {
    expect(new Set(BANNER_PRESETS.map(({ key }) => key)).size).toBe(BANNER_PRESETS.length);
    for (const { key, width, height, guides } of BANNER_PRESETS) {
      const { safe, covered, crop } = guides;
      expect(safe.left + safe.right, key).toBeLessThan(width);
      expect(safe.top + safe.bottom, key).toBeLessThan(height);
      for (const rect of [...covered, ...(crop === null ? [] : [crop])]) {
        expect(rect.x + rect.width, key).toBeLessThanOrEqual(width);
        expect(rect.y + rect.height, key).toBeLessThanOrEqual(height);
      }
    }
  });

  it('can be any that can be drawn, by a key such as 1200x400', () => {
    const side = fc.integer({ min: 100, max: 4096 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = ownSize(width, height);
        expect(size === undefined).toBe(Math.max(width / height, height / width) > 10);
        if (size !== undefined) expect(readOwnSize(size.key)).toEqual(size);
      }),
    );
    for (const wrong of ['99x500', '500x4097', '0500x500', '500 x 500', 'link-preview', ''])
      expect(readOwnSize(wrong), wrong).toBeUndefined();
  });

  it.each(BANNER_PRESETS)('are exported to the pixel: $key', (preset) => {
    const { width, height } = preset;
    const scene = { width: 240, height: Math.round(((240 * height) / width) * 1e6) / 1e6, bleed: 0 } as Scene;
    const size = rasterSize(scene, { dpi: BANNER_DPI, widthMm: bannerWidthMm(preset), bleedMm: 0 });
    expect(size).toMatchObject({ width, height });
  });

  it.each(BANNER_PRESETS)('have a template whose words no platform cuts or covers: $key', (preset) => {
    const template = layoutBanner(preset);
    const parsed = parseTemplateConfig(template);
    expect(parsed.ok && parsed.warnings).toEqual([]);
    const { x = 0, y = 0, width = 0, height = 0 } = template.absoluteItems.find(({ id }) => id === 'words') ?? {};
    const [perX, perY] = [preset.width / 100, preset.height / 100];
    const words = { x: x * perX, y: y * perY, width: width * perX, height: height * perY };
    const { safe, covered, crop } = preset.guides;
    const inside = {
      x: safe.left,
      y: safe.top,
      width: preset.width - safe.left - safe.right,
      height: preset.height - safe.top - safe.bottom,
    };
    expect(encloses(inside, words, 1)).toBe(true);
    expect(crop === null || encloses(crop, words, 1)).toBe(true);
    expect(covered.filter((part) => overlap(part, words))).toEqual([]);
  });
});

it('gives words room where a crop keeps too little for them', () => {
  const [size] = BANNER_PRESETS;
  if (size === undefined) throw new Error('There is no size.');
  const crop = { x: 600, y: 20, width: 40, height: 40, label: 'icon' };
  const words = (guides: typeof size.guides) =>
    layoutBanner({ ...size, guides }).absoluteItems.find(({ id }) => id === 'words');
  expect(words({ ...size.guides, crop })).toEqual(words({ ...size.guides, crop: null }));
});

describe('cards on a banner', () => {
  it('fill their area without leaving it, however they lie', () => {
    const area = { x: 40, y: 20, width: 600, height: 400 };
    fc.assert(
      fc.property(
        fc.constantFrom(...CARD_ARRANGEMENTS),
        fc.array(fc.double({ min: 0.4, max: 1.6, noNaN: true }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: 0, max: MOST_TILT }),
        (arrangement, ratios, spread, tilt) => {
          const places = arrangeCards(ratios, { arrangement, spread, tilt }, area);
          expect(places).toHaveLength(ratios.length);
          const corners = places.flatMap(({ x, y, width, height, rotation }) => {
            const [sin, cos] = [rotation, rotation]
              .map((degrees) => (degrees * Math.PI) / 180)
              .map((angle, index) => Math.abs(index === 0 ? Math.sin(angle) : Math.cos(angle))) as [number, number];
            const [across, down] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
            const [middleX, middleY] = [x + width / 2, y + height / 2];
            return [middleX - across, middleX + across, -(middleY - down), -(middleY + down)];
          });
          const xs = corners.filter((value) => value >= 0);
          const ys = corners.filter((value) => value < 0).map((value) => -value);
          expect(Math.min(...xs)).toBeGreaterThanOrEqual(area.x - 0.01);
          expect(Math.max(...xs)).toBeLessThanOrEqual(area.x + area.width + 0.01);
          expect(Math.max(...ys)).toBeLessThanOrEqual(area.y + area.height + 0.01);
          const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
          expect(Math.max(width / area.width, height / area.height)).toBeCloseTo(1, 4);
        },
      ),
    );
  });

  it('stay vectors in their places, with rounded corners and what they need', () => {
    const card = scene({
      height: 336,
      nodes: [{ type: 'image', src: 'a.png', x: 0, y: 0, width: 240, height: 336 }],
      images: ['a.png'],
    });
    const slot: GroupNode = { type: 'group', id: 'card-0', children: [] };
    const rect = { x: 10, y: 20, width: 60, height: 84 };
    const banner = scene({ nodes: [slot], items: [{ id: 'card-0', layer: 'absolute-item', rect, rotation: 0 }] });
    const composed = composeBanner(banner, [card]);
    expect(composed.images).toEqual(['a.png']);
    const [placed] = composed.nodes as GroupNode[];
    const [clipped] = (placed?.children ?? []) as GroupNode[];
    expect(clipped?.clip?.d).toMatch(/^M13 20/);
    expect(clipped?.children[0]).toMatchObject({ transform: [0.25, 0, 0, 0.25, 10, 20], children: card.nodes });
  });
});

describe('the colours of a banner', () => {
  it('are easy to read on every ground of every scheme', () => {
    fc.assert(
      fc.property(fc.array(hex, { minLength: 5, maxLength: 5 }), (colors) => {
        const [primary = '', secondary = '', accent = '', paper = '', ink = ''] = colors;
        const scheme = {
          id: '',
          name: 'Any',
          description: '',
          user_id: null,
          is_public: false,
          brand: { primary, secondary, accent },
          category: {},
          neutral: { paper, ink, muted: ink, line: ink, surface: paper },
        };
        for (const ground of BANNER_GROUNDS) {
          const shown = bannerColors(scheme, ground, '0');
          expect(contrastRatio(shown.words, shown.ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(shown.button_words, shown.button)).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(shown.button, shown.ground)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});

describe('words that were given another size', () => {
  const [size] = BANNER_PRESETS;
  const fontSize = (put?: BannerPlace): number => {
    if (size === undefined) throw new Error('There is no size.');
    const words = layoutBanner(size, { put }).absoluteItems.find(({ id }) => id === 'words');
    const title = words?.children?.find(({ id }) => id === 'title');
    return Number(/text-\[([\d.]+)px\]/.exec(title?.classes ?? '')?.[1]);
  };

  it('are set as large as their area allows; moved ones stay as they are', () => {
    expect(fontSize({ x: 3, y: 4 })).toBe(fontSize());
    expect(fontSize({ x: 0, y: 0, width: 90, height: 90 })).toBeGreaterThan(fontSize() * 1.3);
    expect(fontSize({ x: 0, y: 0, width: 20, height: 90 })).toBeLessThan(fontSize() * 0.6);
  });
});

describe('what to know about a banner', () => {
  const size = {
    width: 1200,
    height: 630,
    guides: {
      safe: { top: 0, right: 0, bottom: 0, left: 0 },
      covered: [{ x: 0, y: 600, width: 300, height: 30, label: 'domain' }],
      crop: { x: 285, y: 0, width: 630, height: 630, label: 'square' },
    },
  };
  const at = (id: string, x: number, y: number) =>
    ({ id, layer: 'section-item', rect: { x, y, width: 20, height: 8 }, rotation: 0 }) as const;

  it('are words without room, words that are cut, and words that are covered', () => {
    const issues = [{ code: 'text.overflow', itemId: 'line', message: '' }];
    const findings = bannerFindings(
      scene({ issues, items: [at('title', 10, 10), at('qr', 100, 50), at('line', 40, 118)] }),
      size,
    );
    expect(findings).toEqual([
      { code: 'no-room', subject: 'the line' },
      { code: 'cut', subject: 'the title', by: 'square' },
      { code: 'cut', subject: 'the line', by: 'square' },
      { code: 'covered', subject: 'the line', by: 'domain' },
    ]);
  });
});

it('refuses designs that it cannot draw', () => {
  for (const wrong of [
    { spread: 151 },
    { tilt: -1 },
    { ground: 'lava' },
    { own_sizes: ['9x9'] },
    { places: { a: { qr: { x: 0, y: 0 } } } },
    { places: { a: { cards: { x: 0, y: 0, width: 4 } } } },
  ])
    expect(bannerDesignSchema.safeParse(wrong).success).toBe(false);
});

function scene(parts: Partial<Scene>): Scene {
  return {
    version: 1,
    width: 240,
    height: 126,
    bleed: 0,
    nodes: [],
    items: [],
    issues: [],
    faces: [],
    images: [],
    ...parts,
  };
}
