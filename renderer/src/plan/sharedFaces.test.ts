import { beforeAll, expect, test, vi } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { Scene } from '../displayList.js';
import { type FaceInput, faceGeometry } from '../resolve/faceInput.js';
import { parseDeckFile, parseTemplateConfig } from '../schema/index.js';
import { SCHEME, testRenderer } from '../testing/renderFixture.js';
import { SceneSource } from './sceneSource.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

const cardId = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;

/** The same face on three cards: the second has another colour, the third also has a text. */
function inputsOf(background: Record<string, unknown>): FaceInput[] {
  const template = parseTemplateConfig({ name: 't', description: '', ratio: '2.5:3.5', background });
  const texts = { title: 'Same' };
  const file = parseDeckFile({
    translations: { en: { title: 'Deck', description: '' } },
    categories: [
      {
        translations: { en: { title: 'Category', description: '' } },
        cards: [
          { id: cardId(1), primary_color_key: '0', translations: { en: texts } },
          { id: cardId(2), primary_color_key: '1', translations: { en: texts } },
          { id: cardId(3), primary_color_key: '1', translations: { en: { ...texts, description: 'Text' } } },
        ],
      },
    ],
  });
  if (!template.ok || !file.ok) throw new Error('the test input is invalid');
  const deck = file.value;
  const [category] = deck.categories;
  const face = faceGeometry({ widthMm: 63.5, heightMm: 88.9 });
  const shared = { template: template.value, deck, category, scheme: SCHEME, language: 'en', face };
  return (category?.cards ?? []).map((card) => ({ ...shared, card }));
}

function keysOf(background: Record<string, unknown>): string[] {
  const source = new SceneSource(renderer, () => Promise.resolve());
  return inputsOf(background).map((input) => source.key(input));
}

const shape = (classes: string, props: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 's',
  kind: 'shape',
  renderType: 'shape',
  classes,
  props,
});

test('a back in the deck’s colour is one face for cards of any colour', () => {
  expect(new Set(keysOf({ classes: 'bg-deck', children: [shape('border border-on-deck')] })).size).toBe(1);
});

test('a face in the card’s colour depends on that colour', () => {
  expect(new Set(keysOf({ classes: 'bg-paper', children: [shape('bg-primary')] })).size).toBe(2);
});

test('a part that is shown only if a text is missing makes faces depend on that text', () => {
  expect(new Set(keysOf({ classes: 'bg-deck', children: [shape('bg-ink', { showWhen: '!description' })] })).size).toBe(
    2,
  );
});

test('procedural art makes one face for each card, category or deck that it is drawn by', () => {
  const art = (artBy?: string, kind = 'svg_shape'): Record<string, unknown> => ({
    ...shape('', { art: 'planet', ...(artBy === undefined ? {} : { artBy }) }),
    kind,
    renderType: kind === 'svg_shape' ? 'svg-shape' : 'image',
  });
  const facesBy = (...by: readonly [artBy?: string, kind?: string]): number =>
    new Set(keysOf({ classes: 'bg-paper', children: [art(...by)] })).size;
  expect(facesBy()).toBe(3);
  // One for each of the two colours.
  expect(facesBy('category')).toBe(2);
  expect(facesBy('deck')).toBe(2);
  expect(facesBy(undefined, 'category_illustration')).toBe(2);
  expect(facesBy('card', 'category_illustration')).toBe(3);
});

test('a deck that is read again has the same faces, and a changed template others', () => {
  const source = new SceneSource(renderer, () => Promise.resolve());
  const keys = (classes: string): string[] => inputsOf({ classes }).map((input) => source.key(input));
  const [first, again, changed] = [keys('bg-paper'), keys('bg-paper'), keys('bg-deck')];
  expect(again).toEqual(first);
  expect(changed.filter((key) => first.includes(key))).toEqual([]);
});

test('other work gets a turn before each face that is laid out', async () => {
  const giveTurn = vi.fn(() => Promise.resolve());
  const source = new SceneSource(renderer, () => Promise.resolve(), { limit: 10, giveTurn });
  const inputs = inputsOf({ classes: 'bg-paper', children: [shape('bg-primary')] });
  const scenes = await Promise.all(inputs.map((input) => source.scene(input)));
  expect([new Set(scenes).size, giveTurn.mock.calls.length]).toEqual([2, 2]);
});

test('a scene that is dropped comes from the archive', async () => {
  const kept = new Map<string, Scene>();
  const archive = {
    keep: (key: string, scene: Scene) => void kept.set(key, structuredClone(scene)),
    find: (key: string) => kept.get(key),
  };
  const giveTurn = vi.fn(() => Promise.resolve());
  const source = new SceneSource(renderer, () => Promise.resolve(), { limit: 1, giveTurn, archive });
  const inputs = inputsOf({ classes: 'bg-paper', children: [shape('bg-primary')] });
  const drawn: Scene[] = [];
  // The same faces twice, as for the check and the product of an export.
  for (const input of [...inputs, ...inputs]) drawn.push(await source.scene(input));
  expect(giveTurn).toHaveBeenCalledTimes(2);
  expect(drawn.slice(inputs.length)).toEqual(drawn.slice(0, inputs.length));
});

test('a face that cannot be laid out is not archived, and may be tried again', async () => {
  const keep = vi.fn();
  let isBroken = true;
  const failing = {
    ...renderer,
    render: (...rest: Parameters<typeof renderer.render>) => {
      if (isBroken) throw new Error('no room');
      return renderer.render(...rest);
    },
  };
  const source = new SceneSource(failing, () => Promise.resolve(), {
    limit: 1,
    archive: { keep, find: () => undefined },
  });
  const inputs = inputsOf({ classes: 'bg-paper', children: [shape('bg-primary')] });
  const failures = await Promise.allSettled(inputs.map((input) => source.scene(input)));
  expect(failures.map(({ status }) => status)).toEqual(inputs.map(() => 'rejected'));
  expect(keep).not.toHaveBeenCalled();
  isBroken = false;
  await expect(source.scene(inputs[0] as (typeof inputs)[number])).resolves.toBeDefined();
});
