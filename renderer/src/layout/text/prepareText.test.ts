import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MissingResources, type RenderEnvironment } from '../../environment.js';
import type { FontLibrary } from '../../fonts/types.js';
import { prepareText } from './prepareText.js';
import {
  block,
  createEnvironment,
  fitLoaded,
  linesOf,
  loadFonts,
  paragraph,
  prepareLoaded,
  style,
} from './test/environment.js';
import { TextCache } from './textCache.js';
import type { Span, TextBlock, TextLayout } from './types.js';

let fonts: FontLibrary;
let env: RenderEnvironment;
beforeAll(async () => {
  fonts = await loadFonts();
  env = createEnvironment(fonts);
});
afterAll(() => fonts.dispose());

/** Lines in reading order for left-to-right texts, without the bars between runs. */
async function lines(text: string, width: number, changes: Partial<TextBlock> = {}): Promise<string[]> {
  const layout = await fitLoaded(block(text, { overflow: 'clip', ...changes }), env, width, Infinity);
  return linesOf(layout).map((line) => line.replaceAll('|', ''));
}

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
      'e\u0301e\u0301e\u0301e\u0301',
      13,
      ['e\u0301e\u0301', 'e\u0301e\u0301'],
    ],
  ])('%s', async (_name, text, width, expected) => {
    expect(await lines(text, width)).toEqual(expected);
  });

  test('kinsoku: no small kana, closing mark or full stop starts a line, no opening mark ends one', async () => {
    const broken = await lines('「この世界は、とても美しい。」と彼女は言った。チューリップ(花)をどうぞ。', 45, {
      language: 'ja',
    });
    expect(broken.length).toBeGreaterThan(6);
    for (const line of broken) {
      expect(line).not.toMatch(/^[、。」)ッュー]/);
      expect(line).not.toMatch(/[「(]$/);
    }
  });

  test('Thai breaks between words, never between a vowel or tone and its consonant', async () => {
    const text = 'เล่าเรื่องที่คุณไม่เคยบอกใครมาก่อนให้เพื่อนร่วมโต๊ะฟัง';
    const words = ['เล่า', 'เรื่อง', 'ที่', 'คุณ', 'ไม่', 'เคย', 'บอก', 'ใคร', 'มา', 'ก่อน', 'ให้', 'เพื่อน', 'ร่วม', 'โต๊ะ', 'ฟัง'];
    expect(await lines(text, 34, { language: 'th' })).toEqual(
      groupsOf(words, await lines(text, 34, { language: 'th' })),
    );
    for (const line of await lines(text, 8, { language: 'th' }))
      expect(line).not.toMatch(/^[\u0e30-\u0e3a\u0e47-\u0e4e]|[เแโใไ]$/);
  });

  test('zero-width spaces in Thai text win over the model', async () => {
    expect(await lines('เล่าเรื่อง\u200bที่คุณไม่เคย', 44, { language: 'th' })).toContain('เล่าเรื่อง');
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

describe('hyphenation', () => {
  test('by the language, with a hyphen that is part of the run', async () => {
    expect(await lines('Donaudampfschiff', 70, { language: 'de', hyphens: 'auto' })).toEqual(['Donaudampf-', 'schiff']);
    expect(await lines('extraordinary', 40, { hyphens: 'auto' })).toEqual(['extraor-', 'dinary']);
  });

  test('of words that fit only on request, and only in languages with patterns', async () => {
    for (const changes of [{ hyphens: 'none' }, { hyphens: 'auto', language: 'sw' }] as const) {
      expect((await lines('extraordinary', 40, changes)).join('')).toBe('extraordinary');
    }
  });

  test('not in addresses and numbers', async () => {
    expect((await lines('https://extraordinary.example', 40, { hyphens: 'auto' })).join('')).toBe(
      'https://extraordinary.example',
    );
  });

  test('only where the line would be short, and never the last word of a paragraph', async () => {
    expect(await lines('a b c d e f extraordinary', 64, { hyphens: 'auto' })).toEqual(['a b c d e f', 'extraordinary']);
    expect(await lines('a extraordinary deed is a deed', 60, { hyphens: 'auto' })).toEqual([
      'a extraordi-',
      'nary deed is',
      'a deed',
    ]);
  });

  test('no more than two hyphens in a row where it can be helped', async () => {
    const text = 'responsibility '.repeat(12);
    const broken = await lines(text, 75, { hyphens: 'auto' });
    expect(broken.map((line) => (line.endsWith('-') ? '-' : ' ')).join('')).not.toContain('---');
  });

  test('a script whose subset has no hyphen borrows one from another face', async () => {
    const own = createEnvironment(await loadFonts());
    const layout = await fitLoaded(
      block('Достопримечательности', { overflow: 'clip', hyphens: 'auto', language: 'ru' }),
      own,
      60,
      Infinity,
    );
    expect(own.fonts.has('inter-latin-400-normal')).toBe(true);
    own.fonts.dispose();
    const [first] = layout.lines;
    expect(first?.runs.map(({ text }) => text).join('')).toMatch(/-$/);
    expect(first?.runs.at(-1)?.face).toMatch(/latin/);
    expect(first?.runs.at(0)?.face).toMatch(/cyrillic/);
  });
});

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

describe('setting lines', () => {
  test('balance evens the lines without adding any', async () => {
    const text = 'The Keeper of the Seventh Lantern';
    const [plain, balanced] = [await lines(text, 120), await lines(text, 120, { wrap: 'balance' })];
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

describe('resources', () => {
  test('missing resources are collected, and the text is laid out with guessed widths and not remembered', async () => {
    const cache = new TextCache();
    const fresh = { ...createEnvironment(await loadFonts(), cache), missing: new MissingResources() };
    const text = block('Hello, Привет');
    const guess = prepareText(text, fresh);
    expect([...fresh.missing.faces].sort()).toEqual(['inter-cyrillic-400-normal', 'inter-latin-400-normal']);
    expect([...fresh.missing.languages]).toEqual(['en']);
    expect(guess.fit(200, 50).lines[0]?.width).toBeGreaterThan(0);
    expect(prepareText(text, fresh)).not.toBe(guess);
    const loaded = await prepareLoaded(text, fresh);
    expect(prepareText(text, fresh)).toBe(loaded);
    expect(fresh.missing.size).toBe(0);
    fresh.fonts.dispose();
  });

  test('an icon that is not loaded keeps its place and is collected', () => {
    const waiting = { ...env, missing: new MissingResources(), icons: { ...env.icons, get: () => undefined } };
    const icon: Span = { type: 'icon', name: 'lucide:sword', style };
    const layout = prepareText(block([{ spans: [icon], indent: 0, spaceBefore: 0 }]), waiting, new TextCache()).fit(
      50,
      50,
    );
    expect([...waiting.missing.icons]).toEqual(['lucide:sword']);
    expect(layout.lines[0]).toMatchObject({ width: 10, graphics: [] });
  });

  test('characters that no font has and icons that do not exist are reported', async () => {
    const spans: Span[] = [
      { type: 'text', text: 'a\u{12000}\u{12000}', style },
      { type: 'icon', name: 'lost:sword', style },
    ];
    const layout = await fitLoaded(block([{ spans, indent: 0, spaceBefore: 0 }]), env, 100, 50);
    expect(layout.missingGlyphs).toEqual(['\u{12000}', ':lost:sword:']);
    expect(layout.lines[0]?.runs[0]?.face).toBe('inter-latin-400-normal');
  });

  test('empty text gives no lines', async () => {
    for (const value of ['', '   ', '\u200b']) {
      const layout: TextLayout = await fitLoaded(block(value), env, 50, 50);
      expect(layout).toMatchObject({ lines: [], width: 0, height: 0 });
    }
  });
});

describe('hostile input', () => {
  test.each([
    ['one endless word', 'a'.repeat(50_000)],
    ['marks without a base', '\u0301'.repeat(20_000)],
    ['soft hyphens', 'ab\u00ad'.repeat(20_000)],
    ['direction controls', '\u202e\u2066a'.repeat(10_000)],
    ['right to left and left to right', 'אa '.repeat(15_000)],
    ['ideographs', '漢字'.repeat(10_000)],
    ['joined emoji', '👨\u200d'.repeat(5_000)],
  ])('%s is shaped by pieces that its length bounds', async (_name, text) => {
    let shaped = 0;
    const counting: FontLibrary = {
      manifest: fonts.manifest,
      has: (face) => fonts.has(face),
      add: (face, bytes) => fonts.add(face, bytes),
      features: (face) => fonts.features(face),
      shape: (face, part, options) => {
        shaped += part.length;
        return fonts.shape(face, part, options);
      },
      dispose: () => undefined,
    };
    await prepareLoaded(block(text, { hyphens: 'auto' }), env);
    const layout = await fitLoaded(block(text, { hyphens: 'auto' }), createEnvironment(counting), 100, 100);
    expect(layout.lines.length).toBeGreaterThan(0);
    // Prepared twice, and each time whole, by words and where it may be hyphenated.
    expect(shaped).toBeLessThanOrEqual(20 * text.length);
  });
});
