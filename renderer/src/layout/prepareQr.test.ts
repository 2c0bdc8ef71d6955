import fc from 'fast-check';
import jsQR from 'jsqr';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { Scene } from '../displayList.js';
import { itemOf, leavesOf, groupOf, renderTest, testRenderer } from '../testing/renderFixture.js';
import { CORRECTIONS } from '../schema/template/qrProps.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

const CARD = { id: '0198c5e2-7f6e-4000-8000-3a9fb45c1d2e', fields: { site: 'https://example.org' } };
const DECK = { id: '3b241101-e2bb-4255-8caf-4136c566a962', link_base: 'https://cards.example' };

function draw(props: object, card: object = CARD, deck: object = DECK, kind = 'qr'): Promise<Scene> {
  const children = [{ id: 'code', kind, renderType: 'qr', classes: 'size-20 text-black bg-white', props }];
  return renderTest(renderer, { sections: [{ id: 'all', height: '100%', classes: '', children }] }, { ...card }, 'en', {
    ...deck,
  });
}

const saidBy = (scene: Scene): string | undefined => scene.items.find(({ id }) => id === 'code')?.qr?.text;

/** Paints the path of a code, which has one unit per module, and reads it. */
function decode(scene: Scene): string | undefined {
  const path = leavesOf(groupOf(scene, 'code')).find((node) => node.type === 'path' && node.d.startsWith('M0 0H7'));
  const { modules = 0 } = itemOf(scene, 'code').qr ?? {};
  const [scale, quiet] = [4, 4];
  const size = (modules + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y, end] of (path?.type === 'path' ? path.d : '').matchAll(/M(\d+) (\d+)H(\d+)V\d+H\d+Z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = (Number(x) + quiet) * scale; column < (Number(end) + quiet) * scale; column += 1)
        pixels.fill(
          0,
          4 * (((Number(y) + quiet) * scale + row) * size + column),
          4 * (((Number(y) + quiet) * scale + row) * size + column) + 3,
        );
  return jsQR.default(pixels, size, size)?.data;
}

describe('a QR code', () => {
  it('leads to its card, to its deck, or to a field, with the version that the print carries', async () => {
    expect(saidBy(await draw({}))).toBe('https://cards.example/c/06ccbrkzds00');
    expect(saidBy(await draw({ link: '{{deck_link}}' }, CARD, { ...DECK, link_version: 3 }))).toBe(
      'https://cards.example/d/7cj120f2qd15?v=3',
    );
    expect(saidBy(await draw({ link: '{{field:site}}/a' }))).toBe('https://example.org/a');
    expect(saidBy(await draw({}, CARD, DECK, 'field:site'))).toBe('https://example.org');
  });

  it('is square modules of one colour inside its quiet zone', async () => {
    const scene = await draw({ quietZone: 2 });
    const { qr, rect } = itemOf(scene, 'code');
    expect(qr?.modules).toBe(29);
    expect(qr?.bounds.width).toBeCloseTo((rect.width * 29) / 33, 3);
    expect(decode(scene)).toBe('https://cards.example/c/06ccbrkzds00');
  });

  it('reads back as what was written, at every level', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
        fc.constantFrom(...CORRECTIONS),
        async (text, correction) => {
          fc.pre(!text.includes('{{') && text.trim() !== '');
          expect(decode(await draw({ link: text, correction }))).toBe(text);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is left out, with a problem, if the card has no address or the text is too long', async () => {
    for (const [scene, code] of [
      [await draw({}, {}), 'qr.no_address'],
      [await draw({}, CARD, {}), 'qr.no_address'],
      [await draw({ link: 'x'.repeat(3_000) }), 'qr.too_long'],
    ] as const) {
      expect(saidBy(scene)).toBeUndefined();
      expect(scene.issues.map((issue) => issue.code)).toEqual([code]);
    }
    expect((await draw({ link: '{{field:site}}' }, { id: CARD.id })).issues).toEqual([]);
  });
});
