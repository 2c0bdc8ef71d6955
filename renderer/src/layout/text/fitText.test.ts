import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderEnvironment } from '../../environment.js';
import { block, createEnvironment, fitLoaded, linesOf, loadFonts, prepareLoaded } from './test/environment.js';

let env: RenderEnvironment;
beforeAll(async () => {
  env = createEnvironment(await loadFonts());
});
afterAll(() => env.fonts.dispose());

describe('fitting', () => {
  const long = 'If the lantern is lit, every other player reveals a hand of at most three cards';

  test('shrinks to the largest quarter size that fits', async () => {
    const prepared = await prepareLoaded(block(long, { fontSize: 20 }), env);
    const layout = prepared.fit(150, 60);
    expect(layout.fontSize).toBeLessThan(20);
    expect(layout.fontSize % 0.25).toBe(0);
    expect(layout.height).toBeLessThanOrEqual(60.001);
    const larger = await fitLoaded(block(long, { fontSize: layout.fontSize + 0.25, overflow: 'clip' }), env, 150, 60);
    expect(larger.overflow).toBeDefined();
  });

  test('keeps lines of Arabic apart, whose letters reach further up and down than a tight design allows', async () => {
    const tight = { fontSize: 20, lineHeight: { unit: 'em', value: 1 }, language: 'ar' } as const;
    const heightsOf = async (text: string): Promise<readonly number[]> =>
      (await fitLoaded(block(text, tight), env, 100, 200)).lines.map(({ height }) => height);
    expect(await heightsOf('كيف نحافظ على التركيز')).toEqual([26, 26]);
    expect(await heightsOf('كيف')).toEqual([20]);
    expect(await heightsOf('How do we focus')).toEqual([20, 20]);
  });

  test('shrinks rather than cutting a word', async () => {
    const layout = await fitLoaded(block('Unbelievable', { fontSize: 20, keepsWords: true }), env, 70, 100);
    expect(layout.lines).toHaveLength(1);
    expect(layout.brokenWords).toBeUndefined();
  });

  test('a text that shrinks rather than cutting a word is measured as high as it will be', async () => {
    const prepared = await prepareLoaded(block('Unbelievable', { fontSize: 20, keepsWords: true }), env);
    const { height } = prepared.measure(70);
    expect(height).toBeLessThan(20);
    expect(prepared.fit(70, height)).toMatchObject({ fontSize: prepared.fit(70, 100).fontSize, height });
  });

  test.each([undefined, true] as const)(
    'hyphenates a word that does not fit by the rules of its language (keepsWords: %s)',
    async (keepsWords) => {
      const words = { fontSize: 20, minFontSize: 15, hyphens: 'manual', ...(keepsWords && { keepsWords }) } as const;
      const layout = await fitLoaded(block('Unbelievable', words), env, 70, 100);
      expect(linesOf(layout)).toEqual(['Unbe-', 'liev-', 'able']);
      expect(layout.fontSize).toBe(20);
      expect(layout.brokenWords).toBeUndefined();
    },
  );

  test('cuts a word that cannot be hyphenated, and reports it', async () => {
    const layout = await fitLoaded(block('See XQZWVBNMKRTP9 now', { fontSize: 20, minFontSize: 15 }), env, 70, 200);
    expect(layout).toMatchObject({ brokenWords: ['XQZWVBNMKRTP9'], fontSize: 20 });
    expect(layout.overflow).toBeUndefined();
  });

  test('leaves out the lines that do not fit, so that they cover nothing else', async () => {
    const prepared = await prepareLoaded(block(long, { fontSize: 20, minFontSize: 18 }), env);
    const layout = prepared.fit(100, 50);
    expect(layout.height).toBeLessThanOrEqual(50);
    expect(linesOf(layout).at(-1)?.endsWith('\u2026')).toBe(true);
    expect(layout.overflow?.kind).toBe('shrink');
    expect(prepared.fit(300, 400, { size: 12 }).fontSize).toBe(12);
  });

  test('reports what does not fit at the smallest size', async () => {
    const prepared = await prepareLoaded(block(long, { fontSize: 20, minFontSize: 18 }), env);
    const layout = prepared.fit(100, 40);
    expect(layout.fontSize).toBe(18);
    expect(layout.overflow?.kind).toBe('shrink');
    expect(layout.overflow?.height).toBeCloseTo(prepared.measure(100, 18).height - 40);
  });

  test('shrinks to the maximum number of lines', async () => {
    const layout = await fitLoaded(block(long, { fontSize: 20, maxLines: 2 }), env, 200, 500);
    expect(layout.lines).toHaveLength(2);
    expect(layout.overflow).toBeUndefined();
  });

  test('absolute line heights shrink with the text', async () => {
    const layout = await fitLoaded(block(long, { fontSize: 20, lineHeight: { unit: 'u', value: 30 } }), env, 150, 60);
    expect(layout.lines[0]?.height).toBeCloseTo(layout.fontSize * 1.5);
  });

  test('an ellipsis ends the last line that fits, after a word', async () => {
    const layout = await fitLoaded(block(long, { overflow: 'ellipsis', maxLines: 2 }), env, 120, 500);
    expect(linesOf(layout).map((line) => line.replaceAll('|', ''))).toEqual([
      'If the lantern is lit, every',
      'other player reveals a…',
    ]);
    expect(layout.overflow).toEqual({ kind: 'ellipsis', width: 0, height: 30 });
    expect(layout.fontSize).toBe(10);
  });

  test('text that does not wrap is cut to the width', async () => {
    const layout = await fitLoaded(block(long, { overflow: 'ellipsis', wrap: 'nowrap' }), env, 120, 20);
    expect(layout.lines).toHaveLength(1);
    expect(layout.lines[0]?.width).toBeLessThanOrEqual(120);
    expect(layout.overflow?.width).toBeGreaterThan(200);
  });

  test('text that fits is not cut', async () => {
    const layout = await fitLoaded(block('Short.', { overflow: 'ellipsis', maxLines: 1 }), env, 120, 20);
    expect(linesOf(layout)).toEqual(['Short.']);
    expect(layout.overflow).toBeUndefined();
  });

  test('clip keeps every line', async () => {
    const layout = await fitLoaded(block(long, { overflow: 'clip' }), env, 60, 20);
    expect(linesOf(layout).join(' ')).toBe(long);
    expect(layout.overflow).toMatchObject({ kind: 'clip' });
  });

  test.each([
    [NaN, NaN],
    [-5, 10],
    [0, 0],
    [Infinity, Infinity],
  ])('a box of %d × %d still gives finite places', async (width, height) => {
    for (const overflow of ['shrink', 'ellipsis', 'clip'] as const) {
      const layout = await fitLoaded(block('two words', { overflow, align: 'center' }), env, width, height);
      for (const run of layout.lines.flatMap(({ runs }) => runs)) expect(Number.isFinite(run.x)).toBe(true);
    }
  });
});
