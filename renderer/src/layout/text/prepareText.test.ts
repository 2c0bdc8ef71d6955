import { describe, expect, test } from 'vitest';
import { MissingResources, type RenderEnvironment } from '../../environment.js';
import { prepareText } from './prepareText.js';
import { block, createEnvironment, fitLoaded, loadFonts, paragraph, prepareLoaded, style } from './test/environment.js';
import type { FontLibrary } from '../../fonts/types.js';
import { provideEnvironment } from './test/provideEnvironment.js';
import { TextCache } from './textCache.js';
import type { Span, TextLayout } from './types.js';

let env: RenderEnvironment;
provideEnvironment((made) => (env = made));

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

  test('a guess leaves no traces in later layouts', async () => {
    const text = block([paragraph('To/ a T. W. and an AV. of Y', { family: 'newsreader' })]);
    const fresh = { ...createEnvironment(await loadFonts(), new TextCache()), missing: new MissingResources() };
    const afterGuess = await fitLoaded(text, fresh, 45, 200);
    expect(afterGuess).toEqual(prepareText(text, fresh, new TextCache()).fit(45, 200));
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

  test('a letter of which no font has all parts is reported', async () => {
    // The dotless i has a dot above and a grave, which Lora has elsewhere.
    const { missingGlyphs } = await fitLoaded(
      block([paragraph('\u0131\u0307\u0300', { family: 'lora' })]),
      env,
      100,
      50,
    );
    expect(missingGlyphs).toEqual(['\u0131\u0307\u0300']);
  });

  test('accents that are written separately are composed', async () => {
    const written = block([paragraph('Vi\u0065\u0302\u0301t \u03b1\u0300', { family: 'lora' })]);
    const { lines, missingGlyphs } = await fitLoaded(written, env, 100, 50);
    const faces = new Map(lines.flatMap(({ runs }) => runs.map(({ text, face }) => [text, face] as const)));
    expect(faces.get('\u1ebf')).toBe('lora-vietnamese-400-normal');
    expect(faces.get('\u1f70')).toBe('noto-sans-greek-ext-400-normal');
    expect(missingGlyphs).toEqual([]);
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
      manifest: env.fonts.manifest,
      has: (face) => env.fonts.has(face),
      add: (face, bytes) => env.fonts.add(face, bytes),
      features: (face) => env.fonts.features(face),
      shape: (face, part, options) => {
        shaped += part.length;
        return env.fonts.shape(face, part, options);
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
