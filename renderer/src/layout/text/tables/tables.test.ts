import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../../createRenderer.js';
import type { Scene, TextNode } from '../../../displayList.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../../../testing/renderFixture.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

const TABLE = '| Cost | What it does |\n|---:|---|\n| 1 | Draw a card |\n| 12 | Draw two cards |';

/** Draws Markdown in a box that is 200 units wide and starts at 20, 20. */
async function drawn(markdown: string, classes = 'text-[10px] leading-none', language = 'en'): Promise<Scene> {
  const item = { id: 't', kind: 'markdown', renderType: 'markdown', props: { markdown }, classes };
  const sections = [{ id: 's', height: '100%', classes: 'p-5', children: [item] }];
  return renderTest(renderer, { sections }, {}, language);
}

function runs(scene: Scene): TextNode[] {
  return leavesOf(groupOf(scene, 't')).filter((node): node is TextNode => node.type === 'text');
}

const run = (scene: Scene, text: string): TextNode => {
  const found = runs(scene).find((each) => each.text.trim() === text);
  if (found === undefined)
    throw new Error(
      `${text} is not drawn: ${runs(scene)
        .map((each) => each.text)
        .join(', ')}`,
    );
  return found;
};

/** The hairlines that are wider than high, by their middle. */
function linesAcross(scene: Scene): number[] {
  return boxes(scene)
    .filter(({ width, height }) => width > height)
    .map(({ y, height }) => Math.round((y + height / 2) * 10) / 10);
}

function boxes(scene: Scene): { x: number; y: number; width: number; height: number }[] {
  return leavesOf(groupOf(scene, 't')).flatMap((node) => {
    if (node.type !== 'path') return [];
    const numbers = [...node.d.matchAll(/-?[\d.]+/g)].map(Number);
    const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd));
    const [x, y] = [Math.min(...(xs ?? [])), Math.min(...(ys ?? []))];
    return [{ x, y, width: Math.max(...(xs ?? [])) - x, height: Math.max(...(ys ?? [])) - y }];
  });
}

describe('tables', () => {
  it('have columns as wide as their text, with the alignment of each', async () => {
    const scene = await drawn(TABLE);
    const [cost, one, twelve, draw] = ['Cost', '1', '12', 'Draw a card'].map((text) => run(scene, text));
    expect(cost?.x).toBeCloseTo(20, 1);
    const right = (node?: TextNode): number => (node?.x ?? 0) + (node?.width ?? 0);
    expect(right(one)).toBeCloseTo(right(cost), 1);
    expect(right(twelve)).toBeCloseTo(right(cost), 1);
    expect((draw?.x ?? 0) - right(cost)).toBeCloseTo(10, 1);
    expect(cost?.face).toContain('700');
    expect(one?.y).toBe(draw?.y);
    expect(itemOf(scene, 't').text?.bounds.width).toBeLessThan(120);
  });

  it('have hairlines between their rows, unless a class says otherwise', async () => {
    const classes = 'text-[10px] leading-none ';
    expect(linesAcross(await drawn(TABLE))).toEqual([32, 46]);
    expect(linesAcross(await drawn(TABLE, `${classes}table-lines-header`))).toEqual([32]);
    expect(linesAcross(await drawn(TABLE, `${classes}table-lines-none`))).toEqual([]);
    const grid = await drawn(TABLE, `${classes}table-lines-grid table-lines-primary`);
    expect(linesAcross(grid)).toEqual([20, 34, 48, 62]);
    expect(boxes(grid).filter(({ width, height }) => height > width)).toHaveLength(9);
    const colors = leavesOf(groupOf(grid, 't')).flatMap((node) => (node.type === 'path' ? [node.fill] : []));
    expect(new Set(colors)).toEqual(new Set(['#0e5a42']));
  });

  it('break the lines of the column that needs most, in which words are never cut', async () => {
    const scene = await drawn(
      `${TABLE}\n| 3 | Discard your hand, and draw as many cards as you had, but at least four of them |`,
    );
    expect(run(scene, 'Cost').x).toBeCloseTo(20, 1);
    expect(itemOf(scene, 't').text?.fontSize).toBe(10);
    expect(Math.max(...runs(scene).map(({ x, width }) => x + width))).toBeLessThanOrEqual(220.1);
    expect(scene.issues).toEqual([]);
  });

  it('run from right to left', async () => {
    const scene = await drawn('| מחיר | מה קורה |\n|---|---|\n| 1 | קחו קלף |', 'text-[10px]', 'he');
    const [price, one, draw] = ['מחיר', '1', 'קחו'].map((text) => run(scene, text));
    expect((price?.x ?? 0) + (price?.width ?? 0)).toBeCloseTo(220, 1);
    expect((one?.x ?? 0) + (one?.width ?? 0)).toBeCloseTo(220, 1);
    expect(draw?.x).toBeLessThan(price?.x ?? 0);
  });

  it('stand where the lines around them stand', async () => {
    const scene = await drawn(TABLE, 'text-[10px] text-center');
    const { bounds } = itemOf(scene, 't').text ?? {};
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0) / 2).toBeCloseTo(120, 1);
  });

  it('shrink to their box, and report what does not fit', async () => {
    const shrunk = await drawn(TABLE, 'text-[10px] leading-none h-8');
    expect(itemOf(shrunk, 't').text?.fontSize).toBeLessThan(10);
    expect(shrunk.issues).toEqual([]);
    const tight = await drawn(TABLE, 'text-[10px] leading-none h-4');
    expect(tight.issues.map(({ code }) => code)).toEqual(['text.overflow']);
    const word =
      '| a | b |\n|---|---|\n| supercalifragilisticexpialidociousness-x | supercalifragilisticexpialidocious |';
    const broken = await drawn(word, 'text-[12px] hyphens-none w-20', 'sw');
    expect(broken.issues.map(({ code }) => code)).toContain('text.word_broken');
  });

  it('keep rows whole in columns', async () => {
    const rows = Array.from({ length: 11 }, (_, index) => `| ${index} | row |`).join('\n');
    const scene = await drawn(`| n | b |\n|---|---|\n${rows}`, 'text-[10px] leading-none columns-2 gap-4');
    const right = runs(scene).filter(({ x }) => x > 120);
    expect(right).toHaveLength(12);
    expect(Math.abs((right[0]?.y ?? 0) - run(scene, 'n').y)).toBeLessThanOrEqual(2);
  });

  it('stand beside the bar of a quotation and follow the text before them', async () => {
    const scene = await drawn(`Before.\n\n> ${TABLE.replaceAll('\n', '\n> ')}`);
    expect(run(scene, 'Before.').y).toBeLessThan(run(scene, 'Cost').y);
    expect(run(scene, 'Cost').x).toBeGreaterThan(25);
    expect(boxes(scene).filter(({ width, height }) => height > width)).toHaveLength(3);
  });
});
