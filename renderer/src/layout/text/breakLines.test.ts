import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderEnvironment } from '../../environment.js';
import { rangesHave } from '../../fonts/index.js';
import { block, createEnvironment, fitLoaded, linesOf, loadFonts, paragraph, plainLines } from './test/environment.js';

let env: RenderEnvironment;
beforeAll(async () => {
  env = createEnvironment(await loadFonts());
});
afterAll(() => env.fonts.dispose());

describe('breaking lines', () => {
  test.each([
    ['spaces collapse and hang', 'one   two \n\t three', 40, ['one two', 'three']],
    ['hyphens and dashes end lines', 'well-known—yes', 48, ['well-', 'known—', 'yes']],
    ['no break before a sign or digit after a slash', 'aa +1/+1 bb 3/4', 28, ['aa', '+1/+1', 'bb', '3/4']],
    ['no-break spaces hold', 'a 10\u00a0km b', 30, ['a', '10\u00a0km', 'b']],
    ['zero-width spaces break', 'long\u200bword', 30, ['long', 'word']],
    ['word joiners hold', 'one-\u2060two x', 40, ['one-two', 'x']],
    [
      'soft hyphens show only at the line end',
      'won\u00adder\u00adful won\u00adder x',
      46,
      ['wonder-', 'ful won-', 'der x'],
    ],
    ['U+2028 breaks the line', 'a\u2028b', 90, ['a', 'b']],
    [
      'a word without a break is cut between graphemes',
      'q\u0301q\u0301q\u0301q\u0301',
      13,
      ['q\u0301q\u0301', 'q\u0301q\u0301'],
    ],
  ])('%s', async (_name, text, width, expected) => {
    expect(await plainLines(env, text, width)).toEqual(expected);
  });

  test('kinsoku: no small kana, closing mark or full stop starts a line, no opening mark ends one', async () => {
    const broken = await plainLines(
      env,
      '「この世界は、とても美しい。」と彼女は言った。チューリップ(花)をどうぞ。',
      45,
      {
        language: 'ja',
      },
    );
    expect(broken.length).toBeGreaterThan(6);
    for (const line of broken) {
      expect(line).not.toMatch(/^[、。」)ッュー]/);
      expect(line).not.toMatch(/[「(]$/);
    }
  });

  test('voiced marks of halfwidth kana are in a font that has them, half an em wide, and start no line', async () => {
    const layout = await fitLoaded(block('ｶﾞｷﾞﾊﾟﾋﾟ', { language: 'ja', overflow: 'clip' }), env, 24, Infinity);
    expect(linesOf(layout)).toEqual(['ｶ|ﾞ|ｷ|ﾞ', 'ﾊ|ﾟ|ﾋ|ﾟ']);
    for (const { runs } of layout.lines)
      for (const { face, text, width } of runs) {
        const { ranges } =
          env.fonts.manifest.families.flatMap(({ faces }) => faces).find(({ id }) => id === face) ?? {};
        expect(ranges && rangesHave(ranges, text.charCodeAt(0))).toBe(true);
        expect(width).toBeCloseTo(5, 3);
      }
  });

  test('Thai breaks between words, never between a vowel or tone and its consonant', async () => {
    const text = 'เล่าเรื่องที่คุณไม่เคยบอกใครมาก่อนให้เพื่อนร่วมโต๊ะฟัง';
    const words = ['เล่า', 'เรื่อง', 'ที่', 'คุณ', 'ไม่', 'เคย', 'บอก', 'ใคร', 'มา', 'ก่อน', 'ให้', 'เพื่อน', 'ร่วม', 'โต๊ะ', 'ฟัง'];
    expect(await plainLines(env, text, 34, { language: 'th' })).toEqual(
      groupsOf(words, await plainLines(env, text, 34, { language: 'th' })),
    );
    for (const line of await plainLines(env, text, 8, { language: 'th' }))
      expect(line).not.toMatch(/^[\u0e30-\u0e3a\u0e47-\u0e4e]|[เแโใไ]$/);
  });

  test('zero-width spaces in Thai text win over the model', async () => {
    expect(await plainLines(env, 'เล่าเรื่อง\u200bที่คุณไม่เคย', 44, { language: 'th' })).toContain('เล่าเรื่อง');
  });

  test('an emoji sequence is one picture and is never split', async () => {
    const layout = await fitLoaded(block('👨‍👩‍👧‍👦🇩🇪👍🏽❤️1️⃣', { overflow: 'clip' }), env, 5, Infinity);
    expect(layout.lines.map(({ graphics }) => graphics.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('text symbols stay text unless an emoji is asked for', async () => {
    const layout = await fitLoaded(block('© ☂ ☂\ufe0f ❤\ufe0e', { overflow: 'clip' }), env, 200, Infinity);
    expect(layout.lines[0]?.graphics).toHaveLength(1);
    expect(linesOf(layout).join('')).toContain('❤\ufe0e');
  });
});

/** Whether lines are made of whole words: the words joined as the lines have them. */
function groupsOf(words: readonly string[], broken: readonly string[]): string[] {
  const rest = [...words];
  return broken.map((line) => {
    let joined = '';
    while (joined.length < line.length) joined += rest.shift() ?? '?';
    return joined;
  });
}

describe('direction', () => {
  test('lines are in visual order, numbers and Latin read left to right', async () => {
    expect(linesOf(await fitLoaded(block('שלום abc 12, עולם!', { language: 'he' }), env, 300, 50))).toEqual([
      '!|עולם|, |abc 12| |שלום',
    ]);
  });

  test.each([
    ['start', 'rtl', 'right'],
    ['end', 'rtl', 'left'],
    ['left', 'rtl', 'left'],
    ['start', 'ltr', 'left'],
    ['end', 'ltr', 'right'],
  ] as const)('%s of %s text is %s', async (align, direction, side) => {
    const layout = await fitLoaded(block(direction === 'rtl' ? 'שלום abc' : 'abc שלום', { align }), env, 100, 50);
    const line = layout.lines[0];
    expect(line?.left).toBeCloseTo(side === 'left' ? 0 : 100 - (line?.width ?? 0), 6);
  });

  test('a paragraph without letters takes the direction of its language', async () => {
    expect((await fitLoaded(block('12', { language: 'ar' }), env, 100, 50)).lines[0]?.left).toBeGreaterThan(80);
    expect((await fitLoaded(block('12'), env, 100, 50)).lines[0]?.left).toBe(0);
  });

  test('Arabic is never letter-spaced, Latin beside it is', async () => {
    const layout = await fitLoaded(block([paragraph('فانوس Lamp', { letterSpacing: 0.1 })]), env, 200, 50);
    const spacing = new Map(layout.lines[0]?.runs.map((run) => [run.text.trim(), run.letterSpacing]));
    expect(spacing.get('فانوس')).toBe(0);
    expect(spacing.get('Lamp')).toBeCloseTo(1);
  });
});
