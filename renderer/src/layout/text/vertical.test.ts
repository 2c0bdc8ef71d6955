import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { GroupNode, Scene, SceneNode } from '../../displayList.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../../testing/renderFixture.js';
import { stanceOf } from './stance.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

async function drawn(classes: string, text: string, section = 'p-5 flex flex-row'): Promise<Scene> {
  const item = { id: 't', kind: 'text', renderType: 'text', props: { text }, classes };
  return renderTest(renderer, { sections: [{ id: 's', height: '100%', classes: section, children: [item] }] });
}

/** The letters that are turned back, and the runs that lie with their line. */
function stances(scene: Scene): { upright: string[]; turned: string[] } {
  const [line] = groupOf(scene, 't').children;
  const children: readonly SceneNode[] = line?.type === 'group' ? line.children : [];
  const isBack = (node: SceneNode): node is GroupNode => node.type === 'group' && node.transform?.[1] === -1;
  const words = (nodes: readonly SceneNode[]): string[] =>
    nodes.flatMap(leavesOf).flatMap((node) => (node.type === 'text' ? [node.text] : []));
  return { upright: words(children.filter(isBack)), turned: words(children.filter((node) => !isBack(node))) };
}

describe('stances', () => {
  it.each([
    ['漢', 'upright', 'upright'],
    ['ー', 'formed', 'formed'],
    ['「', 'formed', 'formed'],
    ['。', 'upright', 'upright'],
    ['한', 'upright', 'upright'],
    ['A', 'turned', 'upright'],
    ['7', 'turned', 'upright'],
    ['é', 'turned', 'upright'],
    ['م', 'turned', 'turned'],
    [' ', 'turned', 'turned'],
  ])('of %s', (letter, mixed, all) => {
    expect([stanceOf(letter, 'mixed'), stanceOf(letter, 'all')]).toEqual([mixed, all]);
    expect(stanceOf(letter, undefined)).toBe('turned');
  });
});

describe('vertical lines', () => {
  it('hold ideographs upright in cells of one em and turn Latin words', async () => {
    const scene = await drawn('writing-vertical text-[10px] leading-none', '猫はCat');
    expect(stances(scene)).toEqual({ upright: ['猫', 'は'], turned: ['Cat'] });
    const [line] = groupOf(scene, 't').children;
    const cells = line?.type === 'group' ? line.children.flatMap((each) => (each.type === 'group' ? [each] : [])) : [];
    // Both are turned back about the middles of their cells, 5 and 15 units along the line and 5 across it.
    expect(cells.map(({ transform }) => transform)).toEqual([
      [0, -1, 1, 0, 0, 10],
      [0, -1, 1, 0, 10, 20],
    ]);
  });

  it('take punctuation in the forms of the font', async () => {
    const faces = leavesOf(groupOf(await drawn('writing-vertical', '「猫」。'), 't')).flatMap((node) =>
      node.type === 'text' ? [`${node.text} ${node.face.endsWith('--vert')}`] : [],
    );
    expect(faces).toEqual(['「 true', '猫 false', '」 true', '。 true']);
  });

  it('hold every letter upright on request, but neither spaces nor letters that join', async () => {
    const sign = stances(await drawn('writing-upright', 'IN A مرحبا'));
    expect(sign.upright).toEqual(['I', 'N', 'A']);
    expect(sign.turned.join('').trim()).toContain('مرحبا');
    expect(stances(await drawn('writing-upright', 'שלום')).upright.join('')).toBe('שלום');
  });

  it('wrap where their room ends, and take the width that they need', async () => {
    const size = async (length: number): Promise<{ width: number; height: number } | undefined> => {
      const scene = await drawn('writing-vertical text-[10px] leading-none', '猫'.repeat(length));
      expect(scene.issues).toEqual([]);
      expect(itemOf(scene, 't').text?.fontSize).toBe(10);
      return itemOf(scene, 't').text?.bounds;
    };
    const [one, three] = [await size(20), await size(70)];
    expect(one?.width).toBeCloseTo(10, 1);
    expect(three?.width).toBeCloseTo(30, 1);
  });

  it('begin on the right of a wider box', async () => {
    const place = async (classes: string): Promise<number | undefined> =>
      itemOf(await drawn(`writing-vertical text-[10px] leading-none ${classes}`, '猫', 'p-5'), 't').text?.bounds.x;
    expect([await place(''), await place('items-start')]).toEqual([expect.closeTo(210, 0), expect.closeTo(20, 0)]);
  });

  it('shrink in a box with both sizes, and are reported where that does not help', async () => {
    const shrunk = await drawn('writing-vertical text-[20px] h-20 w-10', '猫は静かに歩く');
    expect(itemOf(shrunk, 't').text?.fontSize).toBeLessThan(20);
    expect(shrunk.issues).toEqual([]);
    const crowded = await drawn('writing-vertical text-[20px] h-10 w-5', '猫は静かに歩く。'.repeat(9));
    expect(crowded.issues.map(({ code }) => code)).toEqual(['text.overflow']);
  });

  it('never overlap their neighbours, whatever the mixture', async () => {
    const texts = fc.array(fc.constantFrom('猫', 'は', 'ー', '。', 'A', 'i', ' ', '7', '한', '\n'), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('writing-vertical', 'writing-upright'), async (letters, writing) => {
        const scene = await drawn(`${writing} text-[10px]`, letters.join(''));
        const rows = spans(scene);
        for (const [index, row] of rows.entries())
          for (const other of rows.slice(index + 1))
            expect(row.line !== other.line || row.end <= other.start + 0.01 || other.end <= row.start + 0.01).toBe(
              true,
            );
      }),
      { numRuns: 40 },
    );
  });
});

/** Where letters begin and end along their line. */
function spans(scene: Scene): { line: number; start: number; end: number }[] {
  const found: { line: number; start: number; end: number }[] = [];
  const [turned] = scene.items.some(({ id, text }) => id === 't' && text !== undefined)
    ? groupOf(scene, 't').children
    : [];
  for (const node of turned?.type === 'group' ? turned.children : []) {
    if (node.type === 'text') found.push({ line: Math.round(node.y / 13), start: node.x, end: node.x + node.width });
    if (node.type === 'group' && node.transform) {
      const [, , , , e, f] = node.transform;
      const [along, across] = [(e + f) / 2, (f - e) / 2];
      found.push({ line: Math.round((across + 3.8) / 13), start: along - 5, end: along + 5 });
    }
  }
  return found;
}
