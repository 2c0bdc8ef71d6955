import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { Scene, SceneNode } from '../../displayList.js';
import { SceneSource } from '../../plan/sceneSource.js';
import { faceGeometry } from '../../resolve/faceInput.js';
import { newCard, parseDeckFile, parseTemplateConfig } from '../../schema/index.js';
import { renderTest, SCHEME, testRenderer } from '../../testing/renderFixture.js';

const WIDE = 'wide.jpg';
const DRAWING = 'drawing.svg';
const CUT_OUT = 'cut-out.png';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer({
    [WIDE]: { kind: 'raster', width: 400, height: 100 },
    [CUT_OUT]: { kind: 'raster', width: 400, height: 100, opaqueParts: '' },
    [DRAWING]: { kind: 'vector', svg: SVG },
  });
});

/** A frame of 100 × 100 units at (20, 20). */
const face = (classes: string, props: object = {}): Record<string, unknown> => ({
  absoluteItems: [
    {
      ...{ id: 'photo', kind: 'illustration', renderType: 'image', classes: `w-[100px] h-[100px] ${classes}`, props },
      ...{ x: (20 / 240) * 100, y: (20 / 336) * 100, width: (100 / 240) * 100, height: (100 / 336) * 100, rotation: 0 },
    },
  ],
});

function pictureIn(nodes: readonly SceneNode[]): Extract<SceneNode, { type: 'image' }> | undefined {
  for (const node of nodes) {
    const found = node.type === 'group' ? pictureIn(node.children) : node.type === 'image' ? node : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How far the picture's left edge lies right of the frame's. */
async function offset(
  classes: string,
  illustration_focus?: string,
  { illustration = WIDE, ...props }: { illustration?: string; photoFocus?: string } = {},
): Promise<number> {
  const scene: Scene = await renderTest(renderer, face(classes, props), { illustration, illustration_focus });
  return Math.round((pictureIn(scene.nodes)?.x ?? NaN) - 20);
}

describe('the focus point of a card’s picture', () => {
  it('stays in sight where the frame crops the picture, whatever the design prefers', async () => {
    expect(await offset('object-cover')).toBe(-150);
    expect(await offset('object-cover', '0% 50%')).toBe(0);
    expect(await offset('object-cover object-right', '20% 50%')).toBe(-60);
    expect(await offset('object-cover object-right')).toBe(-300);
  });

  it('does not move a picture that its frame shows as a whole', async () => {
    const top = async (focus?: string) => {
      const scene = await renderTest(renderer, face('object-contain object-top'), {
        illustration: WIDE,
        illustration_focus: focus,
      });
      return pictureIn(scene.nodes)?.y;
    };
    expect(await top('50% 100%')).toBe(await top());
  });

  it('may say instead that the picture is shown whole', async () => {
    const whole = (illustration: string, classes: string, props: object = {}) =>
      renderTest(renderer, face(classes, props), { illustration, illustration_focus: 'whole' });
    const placed = async (...card: Parameters<typeof whole>) => pictureIn((await whole(...card)).nodes);
    const middle = { x: 20, y: 57.5, width: 100, height: 25 };
    expect(await placed(WIDE, 'object-cover')).toMatchObject(middle);
    expect(await placed(WIDE, 'object-contain', { photoFit: 'cover', photoFocus: '50% 30%' })).toMatchObject(middle);
    expect(await placed(CUT_OUT, 'object-cover object-top')).toMatchObject({ ...middle, y: 20 });
    expect((await whole(DRAWING, 'object-cover')).items.at(-1)).toMatchObject({ drawing: { width: 100, height: 50 } });
  });

  it('keeps a whole picture away from the cut', async () => {
    const classes = 'w-full h-[100px]';
    const atEdge = { absoluteItems: [{ id: 'photo', kind: 'illustration', renderType: 'image', classes, x: 0, y: 0 }] };
    const drawn = async (illustration_focus?: string) =>
      pictureIn((await renderTest(renderer, atEdge, { illustration: WIDE, illustration_focus })).nodes);
    const units = (3 / 63.5) * 240;
    expect((await drawn('whole'))?.x).toBeCloseTo(units, 1);
    expect((await drawn('whole'))?.width).toBeCloseTo(240 - 2 * units, 1);
    expect((await drawn())?.x).toBeLessThan(-units);
  });

  it('can be told to matter for a drawing by how much of it is drawn', async () => {
    const drawn = async (classes: string) => {
      const { items } = await renderTest(renderer, face(classes), { illustration: DRAWING });
      return items.find(({ id }) => id === 'photo');
    };
    expect(await drawn('object-cover')).toMatchObject({ rect: { width: 100 }, drawing: { width: 200, height: 100 } });
    expect(await drawn('object-contain')).toMatchObject({ drawing: { width: 100, height: 50 } });
    expect(await drawn('object-fill')).toMatchObject({ drawing: { width: 100, height: 100 } });
    expect((await renderTest(renderer, face(''), { illustration: WIDE })).items.at(-1)).not.toHaveProperty('drawing');
  });

  it('takes the place of the focus that the design gives photos, but not cut-out pictures', async () => {
    const photoFocus = '20% 50%';
    expect(await offset('object-cover object-right', undefined, { photoFocus })).toBe(-60);
    expect(await offset('object-cover object-right', '0% 50%', { photoFocus })).toBe(0);
    expect(await offset('object-cover object-right', undefined, { photoFocus, illustration: CUT_OUT })).toBe(-300);
  });

  it('makes another face of a card that is the same otherwise', () => {
    const template = parseTemplateConfig({ name: 't', description: '', ratio: '2.5:3.5', ...face('object-cover') });
    const deck = parseDeckFile({ categories: [{ cards: [{}] }] });
    if (!template.ok || !deck.ok) throw new Error('the test input is invalid');
    const source = new SceneSource(renderer, () => Promise.resolve());
    const keyOf = (illustration_focus: string | null): string =>
      source.key({
        ...{ template: template.value, deck: deck.value, category: deck.value.categories[0], scheme: SCHEME },
        card: { ...newCard('card', 'en'), illustration: WIDE, illustration_focus },
        ...{ language: 'en', face: faceGeometry({ widthMm: 63.5, heightMm: 88.9 }) },
      });
    expect(keyOf('50% 30%')).toBe(keyOf('50% 30%'));
    expect(new Set([keyOf(null), keyOf('50% 30%'), keyOf('50% 60%'), keyOf('whole')]).size).toBe(4);
  });
});
