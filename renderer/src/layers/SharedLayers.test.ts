import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRenderer, type Renderer } from '../createRenderer.js';
import type { Scene } from '../displayList.js';
import type { ImageResource } from '../images/types.js';
import type { LayerStore } from './LayerStore.js';
import type { FaceInput } from '../resolve/faceInput.js';
import { groupOf, renderTest, testRenderer } from '../testing/renderFixture.js';

const frame = { x: 10, y: 10, width: 40, height: 12, rotation: 0 };
const photo = { id: 'photo', kind: 'illustration', renderType: 'image', classes: 'grow' };
const title = { id: 'title', kind: 'title', renderType: 'text', classes: 'text-[20px] ps-4' };
const section = (id: string, classes: string, children: object[] = [], heightPercent = 50) => ({
  id,
  heightPercent,
  classes,
  children,
});
const DESIGN = {
  background: { classes: 'bg-paper', children: [] },
  sections: [section('top', 'p-4 flex-row', [photo]), section('bottom', 'bg-surface', [title])],
  absoluteItems: [
    { id: 'frame', kind: 'shape', renderType: 'shape', classes: 'border border-primary rounded-xl', ...frame },
    { id: 'badge', kind: 'icon', renderType: 'icon', classes: 'ps-4', props: { icon: 'test:square' }, ...frame },
  ],
};

const pictures: Record<string, ImageResource> = {};
let renderer: Renderer;
beforeAll(async () => {
  const { env } = await testRenderer();
  renderer = createRenderer({ ...env, images: { get: (src) => pictures[src] } });
  await renderer.env.hyphenation.load(['de']);
});
beforeEach(() => {
  pictures['a.jpg'] = { kind: 'raster', width: 300, height: 200 };
  pictures['b.jpg'] = { kind: 'raster', width: 100, height: 200 };
});

/** Lays out every face as a whole. */
const nothingShared = (): LayerStore => ({ composed: new WeakMap(), layOut: (input, layOut) => layOut(input) });

const card = (text: string, illustration = 'a.jpg', color = '0'): Record<string, unknown> => ({
  illustration,
  primary_color_key: color,
  translations: { en: { title: text } },
});

/** The input for a card in a design. */
async function inputFor(config: Record<string, unknown>, content: Record<string, unknown>): Promise<FaceInput> {
  let input: FaceInput | undefined;
  const render = (asked: FaceInput): Scene => renderer.render((input = asked));
  await renderTest({ env: renderer.env, render }, config, content);
  if (input === undefined) throw new Error('nothing was rendered');
  return input;
}

/** The same design for several cards. */
async function inputsFor(config: Record<string, unknown>, contents: Record<string, unknown>[]): Promise<FaceInput[]> {
  const inputs = await Promise.all(contents.map((content) => inputFor(config, content)));
  return inputs.map((input) => ({ ...input, template: inputs[0]?.template ?? input.template }));
}

describe('SharedLayers', () => {
  it('gives cards the same objects for layers that cannot differ', async () => {
    const inputs = await inputsFor(DESIGN, [card('One'), card('Another title'), card('One', 'b.jpg', '1')]);
    const [one, other, third] = inputs.map((input) => renderer.render(input)) as [Scene, Scene, Scene];
    for (const id of ['background', 'top', 'frame', 'badge']) expect(groupOf(other, id)).toBe(groupOf(one, id));
    expect(groupOf(other, 'bottom')).not.toEqual(groupOf(one, 'bottom'));
    expect(groupOf(third, 'badge')).toBe(groupOf(one, 'badge'));
    for (const id of ['top', 'frame']) expect(groupOf(third, id)).not.toEqual(groupOf(one, id));
  });

  it.each([
    ['another language', (input: FaceInput) => ({ ...input, language: 'ar' })],
    ['another size', (input: FaceInput) => ({ ...input, face: { ...input.face, height: 200 } })],
    ['no card', (input: FaceInput) => ({ ...input, card: undefined })],
    [
      'other colours',
      (input: FaceInput) => ({
        ...input,
        scheme: { ...input.scheme, neutral: { ...input.scheme.neutral, paper: '#112233' } },
      }),
    ],
  ])('renders %s as if nothing were shared', async (_what, change) => {
    const input = await inputFor(DESIGN, card('Dawn'));
    renderer.render(input);
    const now = change(input);
    expect(renderer.render(now)).toEqual(renderer.render(now, nothingShared()));
  });

  it('lays out a layer again when its picture has become another one', async () => {
    const input = await inputFor(DESIGN, card('Dawn'));
    renderer.render(input);
    pictures['a.jpg'] = { kind: 'raster', width: 200, height: 300 };
    expect(renderer.render(input)).toEqual(renderer.render(input, nothingShared()));
  });

  it('keeps nothing that lacks a resource', async () => {
    const input = await inputFor(DESIGN, card('Dawn'));
    delete pictures['b.jpg'];
    const lacking = { ...input, card: { ...input.card, illustration: 'b.jpg' } } as FaceInput;
    renderer.render(lacking);
    expect(renderer.env.missing.take().images).toEqual(['b.jpg']);
    pictures['b.jpg'] = { kind: 'raster', width: 100, height: 200 };
    expect(renderer.render(lacking)).toEqual(renderer.render(lacking, nothingShared()));
  });

  it('asks for the pictures of a layer that it knows, so that an export notes them', async () => {
    const input = await inputFor(DESIGN, card('Dawn'));
    const asked: string[] = [];
    const noting = createRenderer({
      ...renderer.env,
      images: { get: (src) => (asked.push(src), pictures[src]) },
    });
    noting.render(input);
    const first = asked.splice(0);
    noting.render(input);
    expect(new Set(asked)).toEqual(new Set(first));
    expect(asked).toContain('a.jpg');
  });

  it('forgets a layer that is another one on every card, and still renders it', async () => {
    const contents = Array.from({ length: 70 }, (_, index) => card(`Card ${index}`));
    for (const input of await inputsFor(DESIGN, contents))
      expect(renderer.render(input)).toEqual(renderer.render(input, nothingShared()));
  });

  it('renders any sections as if nothing were shared', async () => {
    const words = fc.constantFrom('', 'Short', 'A long text that wraps and wraps. '.repeat(12));
    const classes = fc.subarray(
      [
        'p-4',
        'grow',
        'shrink-0',
        'flex-row',
        'gap-2',
        'h-fit',
        'min-h-[80%]',
        'max-h-[10%]',
        'absolute',
        'm-4',
        'basis-[30%]',
        'aspect-square',
        'hidden',
        'z-10',
        'bg-ink',
        'overflow-hidden',
        'self-center',
        'w-[50%]',
      ],
      { maxLength: 4 },
    );
    const sections = fc.array(fc.record({ classes, height: fc.integer({ min: 1, max: 100 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(sections, fc.array(words, { minLength: 2, maxLength: 4 }), async (parts, texts) => {
        const config = {
          ...DESIGN,
          sections: parts.map(({ classes: own, height }, index) =>
            section(`s${index}`, own.join(' '), [{ ...(index % 2 === 0 ? title : photo), id: `i${index}` }], height),
          ),
        };
        const inputs = await inputsFor(
          config,
          texts.map((text) => card(text)),
        );
        for (const input of inputs) expect(renderer.render(input)).toEqual(renderer.render(input, nothingShared()));
      }),
      { numRuns: 60 },
    );
  });
});
