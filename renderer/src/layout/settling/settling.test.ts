import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { Scene } from '../../displayList.js';
import { itemOf, renderTest, testRenderer } from '../../testing/renderFixture.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

const words = (count: number): string => Array.from({ length: count }, () => 'Lorem ipsum dolor').join(' ');

const text = (kind: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: kind,
  kind,
  renderType: 'text',
  classes: 'text-[12px]',
  ...more,
});

/** A column with a title, rules and flavour below a picture. */
function renderPanel(rules: number, flavour: number, classes = ''): Promise<Scene> {
  const panel = {
    id: 'panel',
    kind: 'shape',
    renderType: 'shape',
    classes: 'h-full p-4 gap-2',
    children: [
      { id: 'band', kind: 'shape', renderType: 'shape', classes: 'h-10 bg-ink' },
      text('title', { classes: 'text-[20px]' }),
      text('description', { classes: `text-[12px] ${classes}` }),
      text('secondary_text'),
    ],
  };
  const texts = { title: 'A title', description: words(rules), secondary_text: words(flavour) };
  const sections = [{ id: 's', height: '60%', classes: '', children: [panel] }];
  return renderTest(renderer, { sections }, { translations: { en: texts } });
}

const sizeOf = (scene: Scene, id: string): number => itemOf(scene, id).text?.fontSize ?? 0;
const bottomOf = (scene: Scene, id: string): number => {
  const bounds = itemOf(scene, id).text?.bounds;
  return bounds === undefined ? 0 : bounds.y + bounds.height;
};
/** A text that is left out covers nothing. */
const topOf = (scene: Scene, id: string): number => {
  const text = itemOf(scene, id).text;
  return text === undefined || text.lines === 0 ? Infinity : text.bounds.y;
};

describe('a title with a highest height', () => {
  it('takes no more room than it needs when it has become smaller', async () => {
    const children = [text('title', { classes: 'text-[40px] leading-none max-h-[80px]' }), text('description')];
    const sections = [{ id: 's', height: '100%', classes: '', children }];
    const texts = { title: 'The extraordinarily patient clockmaker of the northern tower', description: 'Next' };
    const scene = await renderTest(renderer, { sections }, { translations: { en: texts } });
    expect(sizeOf(scene, 'title')).toBeLessThan(40);
    expect(topOf(scene, 'description') - bottomOf(scene, 'title')).toBeLessThan(3);
  });
});

describe('texts that share a column', () => {
  it('leave what they do not fill to a picture above them', async () => {
    const shape = (id: string, classes: string, children: unknown[] = []): Record<string, unknown> => ({
      id,
      kind: 'shape',
      renderType: 'shape',
      classes,
      children,
    });
    const side = text('secondary_text', { classes: 'text-[30px]', props: { minFontSize: 6 } });
    const panel = shape('panel', 'p-2', [text('description', { props: { minFontSize: 6 } }), side]);
    const sections = [
      { id: 's', height: '60%', classes: '', children: [shape('picture', 'grow min-h-[90px]'), panel] },
    ];
    const texts = { description: words(6), secondary_text: words(3) };
    const scene = await renderTest(renderer, { sections }, { translations: { en: texts } });
    const [picture, column] = [itemOf(scene, 'picture').rect, itemOf(scene, 'panel').rect];
    expect(sizeOf(scene, 'secondary_text')).toBeLessThan(30);
    expect(column.y).toBeCloseTo(picture.y + picture.height, 3);
    expect(column.y + column.height - bottomOf(scene, 'secondary_text')).toBeCloseTo(8, 3);
  });

  it('keep their sizes while there is room', async () => {
    const scene = await renderPanel(5, 3);
    expect([sizeOf(scene, 'title'), sizeOf(scene, 'description'), sizeOf(scene, 'secondary_text')]).toEqual([
      20, 12, 12,
    ]);
  });

  it('shrink flavour before rules, and titles with it', async () => {
    const slightly = await renderPanel(6, 6);
    expect(sizeOf(slightly, 'secondary_text')).toBeLessThan(sizeOf(slightly, 'description'));
    expect(sizeOf(slightly, 'description')).toBeGreaterThan(11);
    const more = await renderPanel(10, 9);
    expect(sizeOf(more, 'secondary_text')).toBeLessThan(sizeOf(more, 'description'));
    expect(sizeOf(more, 'description')).toBeLessThan(12);
    expect(sizeOf(more, 'title')).toBeLessThan(20);
    expect(sizeOf(more, 'title')).toBeGreaterThan(sizeOf(more, 'description'));
    expect(more.issues).toEqual([]);
  });

  it.each([
    [10, 9],
    [14, 12],
    [30, 20],
    [80, 60],
  ])('never cover each other (%d and %d phrases)', async (rules, flavour) => {
    const scene = await renderPanel(rules, flavour);
    expect(bottomOf(scene, 'title')).toBeLessThanOrEqual(topOf(scene, 'description') + 0.1);
    expect(bottomOf(scene, 'description')).toBeLessThanOrEqual(topOf(scene, 'secondary_text') + 0.1);
    expect(bottomOf(scene, 'secondary_text')).toBeLessThanOrEqual(336 * 0.6);
  });

  it('are cut and reported when not even the smallest sizes fit', async () => {
    const scene = await renderPanel(80, 60);
    const overflows = scene.issues.filter(({ code }) => code === 'text.overflow');
    expect(overflows.length).toBeGreaterThan(0);
    expect(overflows[0]?.message).toContain('so its end is left out');
    expect(sizeOf(scene, 'description')).toBeGreaterThanOrEqual(7);
  });

  it('shrink no further than needed beside something with a basis that gave way', async () => {
    const matrix = { id: 'matrix', kind: 'shape', classes: 'min-h-[60px] grow shrink-[12] basis-[150px] bg-ink' };
    const children = [text('title', { classes: 'text-[20px]' }), matrix, text('description')];
    const sections = [{ id: 's', height: '100%', classes: '', children }];
    const texts = { title: 'A title', description: words(36) };
    const scene = await renderTest(renderer, { sections }, { translations: { en: texts } });
    expect(itemOf(scene, 'matrix').rect.height).toBeLessThan(75);
    expect(sizeOf(scene, 'description')).toBeGreaterThan(9);
  });

  it('never cover each other, even if one may not shrink and rows have no room', async () => {
    const row = (id: string): object => ({
      id,
      kind: 'shape',
      renderType: 'shape',
      classes: 'flex-row py-1',
      children: [text(`${id}-text`, { kind: 'description', classes: 'grow shrink' })],
    });
    const children = [text('one_liner', { classes: 'shrink-0' }), row('a'), row('b'), text('secondary_text')];
    const texts = { one_liner: words(20), description: words(60), secondary_text: words(30) };
    const scene = await renderTest(
      renderer,
      { sections: [{ id: 's', height: '22%', classes: '', children }] },
      { translations: { en: { title: 'a', ...texts } } },
    );
    const boxes = ['one_liner', 'a-text', 'b-text', 'secondary_text']
      .map((id) => itemOf(scene, id).text)
      .flatMap((each) => (each === undefined || each.lines === 0 ? [] : [each.bounds]));
    expect(boxes.length).toBeGreaterThan(0);
    boxes.slice(1).forEach((box, index) => {
      const above = boxes[index];
      expect(box.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 0.1);
    });
    expect(scene.issues.map(({ code }) => code)).toContain('text.overflow');
  });

  it('stay in their boxes, alone, in a low box, and beyond the end of the card', async () => {
    const below = { id: 'below', kind: 'shape', classes: 'h-[400px] shrink-0 bg-ink' };
    const children = [text('title', { classes: 'h-[20px] shrink-0 text-[20px]' }), below, text('description')];
    const texts = { title: words(60), description: words(20) };
    const sections = [{ id: 's', height: '100%', classes: '', children }];
    const scene = await renderTest(renderer, { sections }, { translations: { en: { ...texts } } });
    expect(bottomOf(scene, 'title')).toBeLessThanOrEqual(20);
    expect(itemOf(scene, 'description').text?.lines).toBe(0);
    expect(scene.issues.map(({ code, message }) => `${code} ${/ so (.+)/.exec(message)?.[1]}`)).toEqual([
      'text.overflow its end is left out.',
      'text.overflow it is left out.',
    ]);
  });

  it.each([
    ['truncate', 14],
    ['text-nowrap', 8],
  ])('on one line are no wider than the box around them (%s)', async (classes, size) => {
    const children = [text('title', { classes: `text-[14px] ${classes}` })];
    const overlay = { id: 'o', kind: 'shape', classes: 'absolute left-[70px] w-[100px] items-center', children };
    const sections = [{ id: 's', height: '100%', classes: '', children: [overlay] }];
    const texts = { title: 'The harbour lights of the north' };
    const scene = await renderTest(renderer, { sections }, { translations: { en: texts } });
    expect(itemOf(scene, 'title').rect.width).toBeLessThanOrEqual(100);
    expect(itemOf(scene, 'title').text?.bounds.width).toBeLessThanOrEqual(100);
    expect(sizeOf(scene, 'title')).toBe(size);
    expect(scene.issues.map(({ code }) => code)).toEqual(['text.overflow']);
  });

  it('leave no column of dots where not even a letter has room', async () => {
    const children = [
      text('title', { classes: 'shrink-0 w-full' }),
      text('description', { classes: 'w-[9px] text-[12px]' }),
    ];
    const sections = [{ id: 's', height: '100%', classes: 'flex-row', children }];
    const texts = { title: 'A title', description: 'Wm Wm Wm Wm Wm Wm' };
    const scene = await renderTest(renderer, { sections }, { translations: { en: texts } });
    expect(itemOf(scene, 'description').text?.lines).toBe(0);
    expect(scene.issues.map(({ message }) => / so (.+)/.exec(message)?.[1])).toEqual(['it is left out.']);
  });

  it('stay on the card where the picture above them cannot shrink any further', async () => {
    const picture = { id: 'picture', kind: 'shape', classes: 'min-h-[70px] grow shrink-[20] basis-[132px] bg-ink' };
    const foot = text('secondary_text', { classes: 'shrink-0 text-[40px]' });
    const children = [
      text('category_title', { classes: 'shrink-0' }),
      picture,
      text('title'),
      text('description'),
      foot,
    ];
    const texts = { title: words(3), description: words(20), secondary_text: words(40) };
    const sections = [{ id: 's', height: '100%', classes: 'gap-[8px] px-[20px] pt-[18px] pb-[16px]', children }];
    const scene = await renderTest(renderer, { sections }, { translations: { en: texts } });
    expect(itemOf(scene, 'picture').rect.height).toBeLessThanOrEqual(132);
    expect(itemOf(scene, 'title').text?.lines).toBeGreaterThan(0);
  });

  it('leave out flavour and the end of the rules before anything of a title', async () => {
    const scene = await renderPanel(80, 60, 'shrink-0');
    expect(sizeOf(scene, 'title')).toBe(10);
    const issues = scene.issues.map(({ itemId, message }) => `${itemId} ${/ so (.+) is left/.exec(message)?.[1]}`);
    expect(issues).toEqual(['description its end', 'secondary_text it']);
    expect(bottomOf(scene, 'description')).toBeGreaterThan(336 * 0.6 - 16 - 9);
  });

  it('shrink where a least height keeps the column from giving way', async () => {
    const children = [
      text('title', { classes: 'min-h-[14px] max-h-[104px] shrink-2 text-[46px]', props: { minFontSize: 13 } }),
      text('one_liner', { classes: 'shrink-0 text-[12px]' }),
      text('primary_text', { classes: 'text-[13px]' }),
      text('description', { classes: 'shrink-2 text-[12px]' }),
      text('secondary_text', { classes: 'text-[10px]' }),
    ];
    const texts = {
      title: words(1),
      one_liner: words(3),
      primary_text: words(3),
      description: words(5),
      secondary_text: words(3),
    };
    const sections = [{ id: 's', height: '44%', classes: 'justify-center gap-[2px] px-[60px] py-[14px]', children }];
    const scene = await renderTest(renderer, { sections }, { translations: { en: texts } });
    expect(itemOf(scene, 'title').text?.lines).toBeGreaterThan(0);
    expect(bottomOf(scene, 'secondary_text')).toBeLessThanOrEqual(336 * 0.44 - 13.9);
    expect(scene.issues).toEqual([]);
  });

  it('keep the role that the template gives them', async () => {
    const sections = [
      {
        id: 's',
        height: '20%',
        classes: '',
        children: [
          text('title', { props: { role: 'flavour' }, classes: 'text-[12px]' }),
          text('secondary_text', { props: { role: 'title' } }),
        ],
      },
    ];
    const texts = { title: words(8), secondary_text: words(6) };
    const scene = await renderTest(renderer, { sections }, { translations: { en: texts } });
    expect(sizeOf(scene, 'title')).toBeLessThan(sizeOf(scene, 'secondary_text'));
  });
});

describe('text in a box', () => {
  it.each(['', 'items-center', 'items-start', 'items-end', 'justify-center', 'flex-col items-center'])(
    'shrinks to stay in a row of class "%s"',
    async (classes) => {
      const label = text('description', { classes: `h-8 flex ${classes}` });
      const sections = [{ id: 's', height: '100%', classes: '', children: [label] }];
      const scene = await renderTest(renderer, { sections }, { translations: { en: { description: words(9) } } });
      const { bounds, fontSize } = itemOf(scene, 'description').text ?? { bounds: undefined, fontSize: 0 };
      expect(fontSize).toBeLessThan(12);
      const hasOverflow = scene.issues.some(({ code }) => code === 'text.overflow');
      expect(hasOverflow || (bounds !== undefined && bounds.y >= 0 && bounds.y + bounds.height <= 32.1)).toBe(true);
    },
  );

  it('stays in the row around its box', async () => {
    const row = {
      id: 'row',
      kind: 'shape',
      renderType: 'shape',
      classes: 'flex items-center h-10',
      children: [text('description', { classes: 'text-[12px] w-full' })],
    };
    const sections = [{ id: 's', height: '100%', classes: 'pt-20', children: [row] }];
    const scene = await renderTest(renderer, { sections }, { translations: { en: { description: words(9) } } });
    const bounds = itemOf(scene, 'description').text?.bounds;
    expect(bounds?.y).toBeGreaterThanOrEqual(79.9);
    expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeLessThanOrEqual(120.1);
  });

  it('reports a word that had to be broken', async () => {
    const label = text('description', { classes: 'w-10' });
    const sections = [{ id: 's', height: '100%', classes: 'items-start', children: [label] }];
    const card = { translations: { en: { description: 'XQZWVBNMKRTP9' } } };
    expect((await renderTest(renderer, { sections }, card)).issues).toMatchObject([{ code: 'text.word_broken' }]);
  });
});
