import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { Scene, TextNode } from '../../displayList.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../../testing/renderFixture.js';
import { dealColumns } from './columns.js';
import type { WrappedLine } from './wrappedLine.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

async function drawn(classes: string, props: Record<string, unknown>): Promise<Scene> {
  const item = { id: 't', kind: 'text', renderType: 'text', props, classes };
  return renderTest(renderer, { sections: [{ id: 's', height: '100%', classes: 'p-5', children: [item] }] });
}

function runs(scene: Scene): TextNode[] {
  return leavesOf(groupOf(scene, 't')).filter((node): node is TextNode => node.type === 'text');
}

describe('columns', () => {
  it('share the lines, in reading order, and use the gap', async () => {
    const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    const nodes = runs(await drawn('columns-2 gap-5 text-[10px]', { text }));
    const left = nodes.filter(({ x }) => x < 120);
    const right = nodes.filter(({ x }) => x >= 120);
    expect(Math.min(...right.map(({ x }) => x))).toBeCloseTo(20 + 90 + 20, 1);
    expect(left.length - right.length).toBeGreaterThanOrEqual(0);
    expect(left.length - right.length).toBeLessThanOrEqual(1);
    expect(left[0]?.y).toBe(right[0]?.y);
    expect(
      nodes
        .map((node) => node.text)
        .join(' ')
        .split(/\s+/),
    ).toEqual(text.split(' '));
  });

  it('start on the right in right-to-left text', async () => {
    const [first] = runs(await drawn('columns-2 text-[10px]', { text: 'שלום עולם '.repeat(12) }));
    expect(first?.x).toBeGreaterThan(120);
  });

  it('shrink together, and report what does not fit', async () => {
    const text = 'Lorem ipsum dolor sit amet '.repeat(20);
    const scene = await drawn('columns-3 h-24', { text });
    expect(itemOf(scene, 't').text?.fontSize).toBeLessThan(16);
    const tight = await drawn('columns-3 h-6', { text });
    expect(tight.issues.map(({ code }) => code)).toContain('text.overflow');
  });

  it('are never higher than needed', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 4 }), (given, count) => {
        let top = 0;
        const lines = given.map((height): WrappedLine => {
          const line = { top, height, isFirst: true, range: undefined } as const;
          top += height;
          return { ...line, paragraph: NO_PARAGRAPH };
        });
        expect(dealColumns(lines, count, Infinity).height).toBe(lowest(given, count));
      }),
    );
  });
});

const NO_PARAGRAPH = {} as WrappedLine['paragraph'];

/** The lowest height of columns that hold the lines in order, by trying every height. */
function lowest(heights: readonly number[], count: number): number {
  for (let most = Math.max(...heights); ; most += 1) {
    let [columns, filled] = [1, 0];
    for (const height of heights) {
      if (filled + height > most) [columns, filled] = [columns + 1, 0];
      filled += height;
    }
    if (columns <= count) return most;
  }
}

describe('lines that do not run across', () => {
  it('turn with their box', async () => {
    const down = await drawn('writing-downwards self-start text-[10px] leading-none', { text: 'Down we go' });
    const { bounds } = itemOf(down, 't').text ?? {};
    expect(bounds?.height).toBeGreaterThan(4 * (bounds?.width ?? 0));
    expect(groupOf(down, 't').children[0]).toMatchObject({ transform: [0, 1, -1, 0, 30, 20] });
    const up = await drawn('writing-upwards self-start text-[10px] leading-none', { text: 'Up' });
    expect(groupOf(up, 't').children[0]).toMatchObject({ transform: [0, -1, 1, 0, 20, expect.any(Number)] });
  });

  it('follow an arc, highest or lowest in the middle', async () => {
    const ends = async (arc: number): Promise<number[]> => {
      const scene = await drawn('items-center text-[10px]', { text: 'abcdefg', arc });
      const letters = groupOf(scene, 't').children.flatMap((child) => (child.type === 'group' ? [child] : []));
      expect(letters).toHaveLength(7);
      return letters.map(({ transform }) => Math.sign(Math.round((transform?.[1] ?? 0) * 1e4)));
    };
    expect(await ends(60)).toEqual([-1, -1, -1, expect.any(Number), 1, 1, 1]);
    expect(await ends(-60)).toEqual([1, 1, 1, expect.any(Number), -1, -1, -1]);
  });

  it('keep joined letters together, and shrink where the arc has no room', async () => {
    const arabic = await drawn('text-[10px]', { text: 'مرحبا بكم', arc: 60 });
    expect(
      runs(arabic)
        .map(({ text }) => text.trim())
        .filter((text) => text !== ''),
    ).toHaveLength(2);
    const long = await drawn('text-[40px]', { text: 'A long title on a small arc', arc: 80 });
    expect(itemOf(long, 't').text?.fontSize).toBeLessThan(40);
    const never = await drawn('text-[20px]', { text: 'A title that is longer than the whole circle', arc: 5 });
    expect(never.issues.map(({ code }) => code)).toEqual(['text.overflow']);
  });
});
