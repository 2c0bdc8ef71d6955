import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { SceneNode } from '../displayList.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';

const PICTURES = {
  'wide.jpg': { kind: 'raster', width: 1200, height: 600 },
  'cut-out.png': { kind: 'raster', width: 1200, height: 600, isCutOut: true },
  'art.svg': {
    kind: 'vector',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="var(--primary)"/></svg>',
  },
  'overprint.svg': {
    kind: 'vector',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="6" height="10" fill="#ff0000"/><rect x="4" width="6" height="10" fill="#0000ff" style="mix-blend-mode:multiply"/></svg>',
  },
} as const;

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer(PICTURES);
});

const text = (
  id: string,
  classes = '',
  props: Record<string, unknown> = { text: 'Hello' },
): Record<string, unknown> => ({
  id,
  kind: 'text',
  renderType: 'text',
  classes,
  props,
});
const shape = (id: string, classes: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  kind: 'shape',
  renderType: 'shape',
  classes,
  ...more,
});
const at = (
  item: Record<string, unknown>,
  x: number,
  y: number,
  width: number,
  height: number,
  rotation = 0,
): Record<string, unknown> => ({
  ...item,
  x,
  y,
  width,
  height,
  rotation,
});
const section = (children: unknown[], classes = '', height = '100%'): Record<string, unknown> => ({
  id: 'section',
  height,
  classes,
  children,
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
      shape('blob', 'h-4 bg-ink', { props: { shape: 'path' } }),
    ];
    const scene = await renderTest(renderer, { sections: [section(items)] });
    expect(scene.issues.map(({ code, itemId }) => [code, itemId]).sort()).toEqual([
      ['class.unknown', 'text'],
      ['icon.unknown', 'icon'],
      ['image.broken', 'picture'],
      ['shape.property_invalid', 'blob'],
    ]);
  });
});

describe('bleed', () => {
  const bleed = 12;
  const box = (left: number, top: number, right: number, bottom: number): string =>
    `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}`;

  it('extends a colour that touches the trim into the bleed, only on the touched sides', async () => {
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('bar', 'bg-primary'), 0, 50, 100, 10)] });
    const [path] = leavesOf(groupOf(scene, 'bar'));
    expect(path).toMatchObject({ d: `${box(-bleed, 168, 240 + bleed, 201.6)}Z` });
  });

  it('does not extend what stays inside the trim', async () => {
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('box', 'bg-primary'), 10, 10, 50, 50)] });
    expect(leavesOf(groupOf(scene, 'box'))[0]).toMatchObject({ d: `${box(24, 33.6, 144, 201.6)}Z` });
  });

  it('fits a covering picture to the extended box, for any bleed of the export', async () => {
    const picture = at(
      { id: 'p', kind: 'image', renderType: 'image', classes: '', props: { src: 'wide.jpg' } },
      0,
      0,
      100,
      50,
    );
    const scene = await renderTest(renderer, { absoluteItems: [picture] });
    const image = leavesOf(groupOf(scene, 'p'))[0];
    // 168 high plus the bleed above; the picture is twice as wide as high.
    expect(image).toMatchObject({ type: 'image', y: -bleed, height: 168 + bleed, width: 2 * (168 + bleed) });
  });

  it('keeps a rounded corner in place and extends only the straight part', async () => {
    const scene = await renderTest(renderer, {
      absoluteItems: [at(shape('tab', 'bg-primary rounded-b-[20px]'), 0, 0, 100, 50)],
    });
    const path = leavesOf(groupOf(scene, 'tab'))[0];
    const d = path?.type === 'path' ? path.d : '';
    expect(d).toContain('A20 20');
    expect(d).toContain(box(-bleed, -bleed, 240 + bleed, 0.5));
    expect(d).toContain(box(-bleed, -bleed, 0.5, 148));
  });

  it('does not extend rotated boxes', async () => {
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('box', 'bg-primary'), 0, 0, 100, 100, 5)] });
    expect(leavesOf(groupOf(scene, 'box'))[0]).toMatchObject({ d: `${box(0, 0, 240, 336)}Z` });
  });

  it('extends a border at the trim outwards, so that its visible width does not change', async () => {
    const scene = await renderTest(renderer, { background: { classes: 'border-4 border-ink', children: [] } });
    const ring = leavesOf(groupOf(scene, 'background')).at(-1);
    expect(ring).toMatchObject({
      d: `${box(-bleed, -bleed, 240 + bleed, 336 + bleed)}Z${box(4, 4, 236, 332)}Z`,
      fillRule: 'evenodd',
    });
  });
});

describe('paint', () => {
  it('tints vector pictures with the deck’s colours', async () => {
    const picture = at(
      { id: 'p', kind: 'image', renderType: 'image', classes: '', props: { src: 'art.svg' } },
      10,
      10,
      20,
      20,
    );
    const scene = await renderTest(renderer, { absoluteItems: [picture] }, { primary_color_key: '1' });
    expect(leavesOf(groupOf(scene, 'p'))[0]).toMatchObject({ fill: '#1e56c8' });
  });

  it('blends an illustration only within itself, but a template’s art with what is below', async () => {
    const isolated = async (more: Record<string, unknown>): Promise<boolean> => {
      const picture = at({ id: 'p', classes: '', ...more }, 10, 10, 20, 20);
      const scene = await renderTest(renderer, { absoluteItems: [picture] });
      return JSON.stringify(groupOf(scene, 'p')).includes('"isolated":true');
    };
    expect(await isolated({ kind: 'image', renderType: 'image', props: { src: 'overprint.svg' } })).toBe(true);
    expect(await isolated({ kind: 'image', renderType: 'image', props: { src: 'art.svg' } })).toBe(false);
    const art = PICTURES['overprint.svg'].svg;
    expect(await isolated({ kind: 'svg_shape', renderType: 'svg-shape', props: { svg: art } })).toBe(false);
  });

  it('orders by z classes, else in document order', async () => {
    const items = ['a', 'b', 'c'].map((id) => at(shape(id, id === 'a' ? 'z-10 bg-ink' : 'bg-ink'), 10, 10, 10, 10));
    const scene = await renderTest(renderer, { absoluteItems: items });
    expect(scene.nodes.map((node) => (node.type === 'group' ? node.id : ''))).toEqual(['b', 'c', 'a']);
  });

  it('rotates about the centre', async () => {
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('box', 'bg-ink'), 25, 25, 50, 50, 90)] });
    expect(groupOf(scene, 'box').transform).toEqual([0, 1, -1, 0, 288, 48]);
  });

  it('builds a blurred shadow that darkens steadily towards the box and never exceeds its colour', async () => {
    const scene = await renderTest(renderer, {
      absoluteItems: [at(shape('box', 'bg-paper shadow-xl'), 25, 25, 50, 50)],
    });
    const [shadow] = groupOf(scene, 'box').children;
    const steps = shadow?.type === 'group' ? shadow.children : [];
    expect(steps.length).toBeGreaterThan(2);
    let left = 1;
    for (const step of steps)
      if (step.type === 'path' && typeof step.fill === 'string')
        left *= 1 - Number.parseInt(step.fill.slice(7), 16) / 255;
    expect(1 - left).toBeGreaterThan(0.02);
    expect(1 - left).toBeLessThan(0.2);
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

describe('line breaks', () => {
  const written = { text: 'One\ntwo', markdown: 'One\ntwo' };
  it.each([
    ['text', '', 2],
    ['markdown', '', 2],
    ['text', 'whitespace-pre-line', 2],
    ['markdown', 'whitespace-pre-line', 2],
    ['text', 'whitespace-normal', 1],
    ['markdown', 'whitespace-normal', 1],
    ['markdown', 'whitespace-nowrap', 1],
  ])('a %s with the class "%s" has %d lines', async (kind, classes, lines) => {
    const item = { id: 'item', kind, renderType: kind, classes, props: written };
    const scene = await renderTest(renderer, { sections: [section([item])] });
    expect(itemOf(scene, 'item').text?.lines).toBe(lines);
  });

  it('are inherited from a parent’s class', async () => {
    const inner = { id: 'item', kind: 'markdown', renderType: 'markdown', props: written };
    const scene = await renderTest(renderer, {
      sections: [section([shape('panel', 'whitespace-normal', { children: [inner] })])],
    });
    expect(itemOf(scene, 'item').text?.lines).toBe(1);
  });
});

describe('italics', () => {
  const leaves = async (family: string) => {
    const item = text('item', `${family} italic`);
    return leavesOf(groupOf(await renderTest(renderer, { sections: [section([item])] }), 'item'));
  };
  const matrixOf = async (family: string) => {
    const item = text('item', `${family} italic`);
    const scene = await renderTest(renderer, { sections: [section([item])] });
    const inner = groupOf(scene, 'item').children.find((node) => node.type === 'group');
    return inner?.type === 'group' ? inner.transform : undefined;
  };

  it('are slanted about the baseline where the font has none', async () => {
    const [run] = await leaves('font-bricolage-grotesque');
    const baseline = run?.type === 'text' ? run.y : Number.NaN;
    const [a, b, c, d, e, f] = (await matrixOf('font-bricolage-grotesque')) ?? [];
    expect([a, b, c, d, f]).toEqual([1, 0, -0.2493, 1, 0]);
    expect(e).toBeCloseTo(0.2493 * baseline, 3);
  });

  it('are the font’s own otherwise', async () => {
    expect(await leaves('font-newsreader')).toMatchObject([
      { type: 'text', face: expect.stringContaining('italic') as string },
    ]);
    expect(await matrixOf('font-newsreader')).toBeUndefined();
  });
});

describe('bold', () => {
  const drawn = async (classes: string): Promise<SceneNode[]> =>
    groupOf(await renderTest(renderer, { sections: [section([text('item', classes)])] }), 'item').children.slice();

  it('is synthesised where the font has none', async () => {
    const [bold] = await drawn('font-caprasimo font-bold text-[20px] text-[#102030]');
    expect(bold).toMatchObject({
      type: 'group',
      children: [
        { type: 'text', pen: 0.8, fill: '#102030' },
        { type: 'text', fill: '#102030' },
      ],
    });
    expect(bold).not.toHaveProperty('opacity');
  });

  it('shows no seam in transparent letters, and slants with them', async () => {
    const [slant] = await drawn('font-caprasimo font-bold italic text-[#102030]/50');
    expect(slant).toMatchObject({ transform: [1, 0, -0.2493, 1, expect.any(Number), 0] });
    expect(slant?.type === 'group' && slant.children).toMatchObject([{ opacity: 128 / 255 }]);
  });

  it('has its outline around the thicker letters', async () => {
    const [outline] = await drawn('font-caprasimo font-bold text-[20px] text-outline-2');
    expect(outline).toMatchObject({ type: 'group', children: [{ type: 'text', pen: 4.8 }] });
    expect(outline?.type === 'group' && outline.children).toHaveLength(1);
  });

  it('is the font’s own otherwise, also where it is lighter than asked', async () => {
    expect(await drawn('font-fredoka font-black')).toMatchObject([
      { type: 'text', face: expect.stringContaining('700') as string },
    ]);
    expect(await drawn('font-caprasimo font-medium')).toMatchObject([{ type: 'text' }]);
  });
});

describe('a fit for photographs', () => {
  const picture = (src: string): Record<string, unknown> => ({
    id: 'item',
    kind: 'image',
    renderType: 'image',
    classes: 'w-[40px] h-[40px] object-contain',
    props: { src, photoFit: 'cover' },
  });

  it.each([
    ['wide.jpg', 'covers', { width: 80, height: 40 }],
    ['cut-out.png', 'is contained in', { width: 40, height: 20 }],
  ])('%s %s its box', async (src, _, size) => {
    const scene = await renderTest(renderer, { sections: [section([picture(src)], 'p-[40px]')] });
    expect(leavesOf(groupOf(scene, 'item'))[0]).toMatchObject({ type: 'image', ...size });
  });
});
