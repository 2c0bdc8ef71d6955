import { beforeAll, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { Scene } from '../displayList.js';
import { KeptLayers } from './KeptLayers.js';
import type { FaceInput } from '../resolve/faceInput.js';
import type { AbsoluteItem, TemplateConfig } from '../schema/template/template.js';
import { groupOf, itemOf, renderTest, testRenderer } from '../testing/renderFixture.js';

const frame = { x: 10, y: 10, width: 40, height: 12, rotation: 0 };
const TEMPLATE = {
  background: { classes: 'bg-paper', children: [] },
  sections: [
    {
      id: 'top',
      heightPercent: 100,
      classes: 'p-4',
      children: [{ id: 'title', kind: 'title', renderType: 'text', classes: 'text-[20px]' }],
    },
  ],
  absoluteItems: [
    // Above the others, and with more text than it has room for.
    {
      id: 'words',
      kind: 'text',
      renderType: 'text',
      classes: 'z-10 text-[30px]',
      props: { text: 'Ü '.repeat(90) },
      ...frame,
    },
    { id: 'box', kind: 'shape', renderType: 'shape', classes: 'bg-accent shadow-md', ...frame, rotation: 15 },
    {
      id: 'badge',
      kind: 'icon',
      renderType: 'icon',
      classes: '',
      props: { icon: 'test:square', showWhen: 'title' },
      ...frame,
    },
  ],
};

let renderer: Renderer;
let input: FaceInput;
let kept: KeptLayers;
let first: Scene;
beforeAll(async () => {
  renderer = await testRenderer();
  await renderer.env.hyphenation.load(['de']);
  const noting = (asked: FaceInput): Scene => {
    input = asked;
    return renderer.render(asked);
  };
  await renderTest({ env: renderer.env, render: noting }, TEMPLATE, { translations: { en: { title: 'Dawn' } } });
  kept = new KeptLayers();
  first = renderer.render(input, kept);
});

const edited = (change: (template: TemplateConfig) => Partial<TemplateConfig>): FaceInput => ({
  ...input,
  template: { ...input.template, ...change(input.template) },
});
const moved = (id: string): FaceInput =>
  edited(({ absoluteItems }) => ({
    absoluteItems: absoluteItems.map((item): AbsoluteItem => (item.id === id ? { ...item, x: -3, y: 70 } : item)),
  }));

it('renders the same scene with kept layers as without them', () => {
  expect(first.issues).not.toEqual([]);
  expect(first).toEqual(renderer.render(input));
});

it.each([
  ['a moved overlay', () => moved('box')],
  ['a moved overlay that lies above the others', () => moved('words')],
  ['one overlay less', () => edited(({ absoluteItems }) => ({ absoluteItems: absoluteItems.slice(1) }))],
  ['another background', () => edited(() => ({ background: { classes: 'bg-ink', children: [] } }))],
  ['no section', () => edited(() => ({ sections: [] }))],
  ['another language', () => ({ ...input, language: 'de' })],
  ['another size', () => ({ ...input, face: { ...input.face, height: 200 } })],
  ['no card', () => ({ ...input, card: undefined })],
])('renders %s in the same way with kept layers as without them', (_what, change) => {
  const now = change();
  expect(renderer.render(now, kept)).toEqual(renderer.render(now));
});

it('returns the same objects for layers that an edit did not change', () => {
  const before = renderer.render(input, kept);
  const after = renderer.render(moved('box'), kept);
  for (const id of ['background', 'top', 'words', 'badge']) expect(groupOf(after, id)).toBe(groupOf(before, id));
  expect(itemOf(after, 'box').rect).not.toEqual(itemOf(before, 'box').rect);
});
