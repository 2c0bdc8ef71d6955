import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderEnvironment } from '../../environment.js';
import {
  block,
  createEnvironment,
  fitLoaded,
  linesOf,
  loadFonts,
  paragraph,
  plainLines,
  style,
} from './test/environment.js';
import type { Span } from './types.js';

let env: RenderEnvironment;
beforeAll(async () => {
  env = createEnvironment(await loadFonts());
});
afterAll(() => env.fonts.dispose());

describe('setting lines', () => {
  test('balance evens the lines without adding any', async () => {
    const text = 'The Keeper of the Seventh Lantern';
    const [plain, balanced] = [await plainLines(env, text, 120), await plainLines(env, text, 120, { wrap: 'balance' })];
    expect(plain).toHaveLength(2);
    expect(balanced).toHaveLength(plain.length);
    const spread = (broken: string[]): number =>
      Math.max(...broken.map((one) => one.length)) - Math.min(...broken.map((one) => one.length));
    expect(spread(balanced)).toBeLessThanOrEqual(spread(plain));
  });

  test('all justified lines but the last end at the edge', async () => {
    const layout = await fitLoaded(
      block('Justified text has word gaps that grow until each line is full of it', { align: 'justify' }),
      env,
      110,
      200,
    );
    const ends = layout.lines.map(({ runs }) => (runs.at(-1)?.x ?? 0) + (runs.at(-1)?.width ?? 0));
    expect(ends.length).toBeGreaterThan(2);
    for (const end of ends.slice(0, -1)) expect(end).toBeCloseTo(110, 6);
    expect(ends.at(-1)).toBeLessThan(110);
  });

  test('justified right-to-left lines start at the left edge', async () => {
    const layout = await fitLoaded(
      block('שלום עולם יש כאן עוד הרבה מאוד מילים קצרות', { align: 'justify', language: 'he' }),
      env,
      80,
      200,
    );
    const [first] = layout.lines;
    expect(Math.min(...(first?.runs.map(({ x }) => x) ?? []))).toBeCloseTo(0, 6);
    expect(Math.max(...(first?.runs.map(({ x, width }) => x + width) ?? []))).toBeCloseTo(80, 6);
  });

  test('the trailing letter spacing does not shift centred lines', async () => {
    const layout = await fitLoaded(
      block([paragraph('ABC', { letterSpacing: 0.5 })], { align: 'center' }),
      env,
      100,
      20,
    );
    const [line] = layout.lines;
    const run = line?.runs[0];
    expect(line?.width).toBeCloseTo((run?.width ?? 0) - 5);
    expect(line?.left).toBeCloseTo((100 - (line?.width ?? 0)) / 2);
  });

  test('runs end where style changes, and equal styles join', async () => {
    const bold = { ...style, weight: 700 };
    const spans: Span[] = [
      { type: 'text', text: 'one ', style },
      { type: 'text', text: 'two ', style: { ...style } },
      { type: 'text', text: 'three', style: bold },
    ];
    const layout = await fitLoaded(block([{ spans, indent: 0, spaceBefore: 0 }]), env, 200, 20);
    expect(linesOf(layout)).toEqual(['one two |three']);
    const [first, second] = layout.lines[0]?.runs ?? [];
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0));
    expect(second?.face).toContain('700');
  });

  test('an icon is one em high, stays with its number and sits in the middle of the capitals', async () => {
    const spans: Span[] = [
      { type: 'text', text: 'pay 3', style },
      { type: 'icon', name: 'lucide:coins', style },
      { type: 'text', text: '.', style },
    ];
    const layout = await fitLoaded(block([{ spans, indent: 0, spaceBefore: 0 }], { overflow: 'clip' }), env, 24, 50);
    expect(layout.lines.map(({ graphics }) => graphics.length)).toEqual([0, 1]);
    const [, line] = layout.lines;
    expect(line?.graphics[0]?.rect).toMatchObject({ width: 10, height: 10 });
    const middle = (line?.graphics[0]?.rect.y ?? 0) + 5;
    expect(middle).toBeLessThan(line?.baseline ?? 0);
    expect(middle).toBeGreaterThan((line?.baseline ?? 0) - 7);
  });

  test('list markers hang in the indent, mirrored for right-to-left text; wide markers widen it for all', async () => {
    const item = (text: string, marker: string) => ({
      ...paragraph(text),
      indent: 1.2,
      marker: [{ type: 'text', text: marker, style } as const],
    });
    const left = await fitLoaded(block([item('one', '•'), item('two', '100.')]), env, 100, 100);
    const textX = left.lines.map(({ runs }) => runs[0]?.x ?? 0);
    expect(textX[0]).toBeCloseTo(textX[1] ?? -1);
    expect(textX[0]).toBeGreaterThan(12);
    for (const { runs } of left.lines) expect(runs[1]?.x).toBeGreaterThanOrEqual(-1e-9);
    const right = await fitLoaded(block([item('אחד', '•')]), env, 100, 100);
    expect(right.lines[0]?.runs.find(({ text }) => text === '•')?.x).toBeGreaterThan(90);
  });

  test('quotations have one bar through all their lines, thematic breaks a rule', async () => {
    const quote = { ...paragraph('said'), indent: 1.1, quote: true, spaceBefore: 0.5 };
    const layout = await fitLoaded(
      block([quote, quote, { spans: [], indent: 0, spaceBefore: 0.5, rule: true }]),
      env,
      100,
      100,
    );
    const [first, second, rule] = layout.lines.map((line) => line.rules[0]);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo(second?.y ?? -1);
    expect(rule).toMatchObject({ x: 0, width: 100, color: '#00000059' });
  });

  test('a heading’s line height grows with its font size', async () => {
    const layout = await fitLoaded(
      block([paragraph('Head', { scale: 2 }), { ...paragraph('body'), spaceBefore: 0.5 }]),
      env,
      100,
      100,
    );
    expect(layout.lines.map(({ top, height }) => [top, height])).toEqual([
      [0, 30],
      [35, 15],
    ]);
    expect(layout.lines[0]?.runs[0]?.size).toBe(20);
  });
});
