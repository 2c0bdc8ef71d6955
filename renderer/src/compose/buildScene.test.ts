import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';
import { PICTURES, section, shape, text } from './testing/faceItems.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer(PICTURES);
});

describe('sections', () => {
  it('share the face by their percentages', async () => {
    const scene = await renderTest(renderer, {
      sections: [
        { id: 'a', height: '25%', children: [] },
        { id: 'b', height: '75%', children: [] },
      ],
    });
    expect(itemOf(scene, 'a').rect).toEqual({ x: 0, y: 0, width: 240, height: 84 });
    expect(itemOf(scene, 'b').rect).toEqual({ x: 0, y: 84, width: 240, height: 252 });
  });

  it('lay their items out as a padded column unless a class makes them a row', async () => {
    const column = await renderTest(renderer, {
      sections: [section([shape('a', 'h-10'), shape('b', 'h-10')], 'p-4 gap-2')],
    });
    expect(itemOf(column, 'a').rect).toEqual({ x: 16, y: 16, width: 208, height: 40 });
    expect(itemOf(column, 'b').rect.y).toBe(64);
    const row = await renderTest(renderer, {
      sections: [section([shape('a', 'w-10 h-10'), shape('b', 'flex-1')], 'flex-row gap-2')],
    });
    expect(itemOf(row, 'b').rect).toEqual({ x: 48, y: 0, width: 192, height: 336 });
  });
});

describe('the places of items', () => {
  it('say what moves them besides their own rotation', async () => {
    const inner = shape('inner', 'absolute left-0 top-0 w-10 h-10 rotate-45');
    const group = shape('group', 'w-[40px] h-[40px] rotate-90', { children: [inner] });
    const scene = await renderTest(renderer, {
      sections: [section([group, shape('moved', 'w-10 h-10 translate-x-1')])],
    });
    expect(itemOf(scene, 'group')).toMatchObject({ rect: { x: 0, y: 0, width: 40, height: 40 }, rotation: 90 });
    expect(itemOf(scene, 'group')).not.toHaveProperty('transform');
    const [a, b, c, d, e, f] = itemOf(scene, 'inner').transform ?? [];
    const half = Math.SQRT1_2;
    [-half, half, -half, -half].forEach((wanted, index) => expect([a, b, c, d][index]).toBeCloseTo(wanted, 6));
    const { x, y, width, height } = itemOf(scene, 'inner').rect;
    const [centerX, centerY] = [x + width / 2, y + height / 2];
    // A quarter turn about (20, 20) brings the centre to the other side.
    expect(Number(a) * centerX + Number(c) * centerY + Number(e)).toBeCloseTo(40 - centerY, 3);
    expect(Number(b) * centerX + Number(d) * centerY + Number(f)).toBeCloseTo(centerX, 3);
    expect(itemOf(scene, 'moved').transform).toEqual([1, 0, 0, 1, 4, 0]);
  });
});

describe('content', () => {
  it('takes no room when it is empty, unless it is told to keep it', async () => {
    const items = [
      { id: 'gone', kind: 'one_liner', renderType: 'text', classes: 'h-10' },
      { id: 'kept', kind: 'one_liner', renderType: 'text', classes: 'h-10', props: { keepWhenEmpty: true } },
    ];
    const scene = await renderTest(renderer, { sections: [section(items)] });
    expect(scene.items.map(({ id }) => id)).not.toContain('gone');
    expect(itemOf(scene, 'kept').rect.y).toBe(0);
  });

  it('is filled into texts and classes', async () => {
    const bar = shape('bar', 'h-4 w-[{{field:arms}}%] bg-primary');
    const scene = await renderTest(
      renderer,
      { sections: [section([bar, text('label', '', { text: '{{field:arms}} arms of {{title}}' })])] },
      { fields: { arms: 50 }, translations: { en: { title: 'Octopus' } } },
    );
    expect(itemOf(scene, 'bar').rect.width).toBe(120);
    expect(itemOf(scene, 'label').text?.content).toBe('50 arms of Octopus');
  });

  it('falls back to the deck’s language only if the requested one is missing', async () => {
    const items = [
      { id: 'title', kind: 'title', renderType: 'text', classes: '' },
      { id: 'line', kind: 'one_liner', renderType: 'text', classes: '' },
    ];
    const card = { translations: { en: { title: 'Lamp', one_liner: 'Light' }, de: { title: 'Lampe', one_liner: '' } } };
    const scene = await renderTest(renderer, { sections: [section(items)] }, card, 'de');
    expect(itemOf(scene, 'title').text?.content).toBe('Lampe');
    expect(itemOf(scene, 'line').text?.content).toBe('Light');
  });

  it('shows an item only while its condition has a value', async () => {
    const config = { sections: [section([text('cost', '', { text: 'costs', showWhen: 'field:cost' })])] };
    const with4 = await renderTest(renderer, config, { fields: { cost: 4 } });
    const without = await renderTest(renderer, config, {});
    expect(with4.items.some(({ id }) => id === 'cost')).toBe(true);
    expect(without.items.some(({ id }) => id === 'cost')).toBe(false);
  });

  it('repeats an icon by a field and draws the rest faintly', async () => {
    const pips = {
      id: 'pips',
      kind: 'icon',
      renderType: 'icon',
      classes: 'size-4 gap-1',
      props: { icon: 'test:square', repeat: 'field:cost', repeatOf: 5 },
    };
    const scene = await renderTest(renderer, { sections: [section([pips])] }, { fields: { cost: 3 } });
    const icons = groupOf(scene, 'pips').children.filter((node) => node.type === 'group');
    expect(icons).toHaveLength(5);
    expect(icons.map((icon) => icon.opacity ?? 1)).toEqual([1, 1, 1, 0.25, 0.25]);
    expect(icons.map((icon) => icon.transform?.[4])).toEqual([0, 20, 40, 60, 80]);
  });

  it('keeps the items of a list at their start in a centred text', async () => {
    const list = {
      id: 'list',
      kind: 'markdown',
      renderType: 'markdown',
      classes: 'text-center text-sm',
      props: { markdown: 'All:\n\n- one\n- two or three' },
    };
    const scene = await renderTest(renderer, { sections: [section([list])] });
    const texts = leavesOf(groupOf(scene, 'list')).flatMap((node) => (node.type === 'text' ? [node] : []));
    const at = (text: string): number => texts.find((node) => node.text === text)?.x ?? Number.NaN;
    expect(at('one')).toBe(at('two or three'));
    expect(at('one')).toBeLessThan(40);
    expect(at('All:')).toBeGreaterThan(90);
  });

  it('reports what it cannot show and continues', async () => {
    const items = [
      { id: 'icon', kind: 'icon', renderType: 'icon', classes: '', props: { icon: 'test:nothing' } },
      { id: 'picture', kind: 'image', renderType: 'image', classes: 'h-10', props: { src: 'gone.png' } },
      text('text', 'frobnicate'),
      shape('bar', 'h-2 w-[{{field:arms}}%]'),
      shape('blob', 'h-4 bg-ink', { props: { shape: 'path' } }),
    ];
    const scene = await renderTest(renderer, { sections: [section(items)] });
    expect(scene.issues.find(({ itemId }) => itemId === 'bar')?.fix).toContain('{{field:name ?? 0}}');
    expect(scene.issues.map(({ code, itemId }) => [code, itemId]).sort()).toEqual([
      ['class.unknown', 'bar'],
      ['class.unknown', 'text'],
      ['icon.unknown', 'icon'],
      ['image.broken', 'picture'],
      ['shape.property_invalid', 'blob'],
    ]);
  });
});

describe('every scene', () => {
  const classes = fc.constantFrom(
    'p-2',
    'p-[3%]',
    'border',
    'rounded-lg',
    'shadow',
    'opacity-50',
    'overflow-hidden',
    'flex-row',
    'items-center',
    'text-xl',
    'bg-primary/50',
    'rotate-12',
    'w-1/2',
    'h-1/3',
    'uppercase',
    'border-dashed border-2',
  );
  const item = fc.record({
    classes: fc.array(classes, { maxLength: 5 }),
    words: fc.string({ maxLength: 60 }),
    kind: fc.constantFrom('text', 'shape', 'markdown'),
  });

  it('is finite, reproducible and uses only known faces', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 6 }), async (items) => {
        const children = items.map(({ classes: list, words, kind }, index) => ({
          id: `i${index}`,
          kind,
          renderType: kind,
          classes: list.join(' '),
          props: { text: words, markdown: words },
        }));
        const config = { sections: [section(children)] };
        const one = await renderTest(renderer, config);
        const other = await renderTest(renderer, config);
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
        expect(JSON.stringify(one)).not.toMatch(/null|NaN|Infinity/);
        for (const face of one.faces) expect(renderer.env.fonts.has(face)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
