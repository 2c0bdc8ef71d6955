import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RenderEnvironment } from '../../environment.js';
import { block, createEnvironment, fitLoaded, prepareLoaded, style } from './test/environment.js';
import { provideEnvironment } from './test/provideEnvironment.js';
import { TextCache } from './textCache.js';
import type { Paragraph, Span, TextBlock, TextLayout } from './types.js';

let env: RenderEnvironment;
provideEnvironment((made) => (env = made));

/** Units by which rounding may put a run outside its box. */
const TOLERANCE = 2e-3;

/** Handwriting fonts vary letters by their neighbours, even across the end of a line; kana are not kerned. In em: 0.17 in Caveat. */
const VARIATION = 0.2;
const varies = (face: string): boolean => /caveat|noto-sans-jp/.test(face);

const word = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[a-zA-Z]{1,14}$/) },
  fc.constantFrom(
    'office',
    'AVATAR',
    'Donaudampfschiff',
    'well-known',
    '+1/+1',
    '12:30:45',
    'Zażółć',
    'e\u0301a\u0308',
    '(so)',
    'a\u00adb',
    '—',
  ),
  fc.constantFrom('مرحبا', 'بطاقة،', 'שלום', 'עולם!', '٣٤', '123', '(ספר)'),
  fc.constantFrom('カードを', '「引く」。', '漢字仮名', '한국어', 'ขอบคุณครับ', 'โคมไฟ\u200bกลาง', 'Привет', 'Ωμέγα'),
);
const text = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '));
const spanStyle = fc.record({
  family: fc.constantFrom('inter', 'lora', 'caveat', 'press-start-2p', 'no-such-family'),
  weight: fc.constantFrom(400, 700),
  italic: fc.boolean(),
  scale: fc.constantFrom(1, 1.5, 0.9),
  letterSpacing: fc.constantFrom(0, 0, 0.1, -0.03),
});
const span: fc.Arbitrary<Span> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(text, spanStyle)
      .map(([value, changes]): Span => ({ type: 'text', text: value, style: { ...style, ...changes } })),
  },
  fc.constant<Span>({ type: 'break' }),
  fc.constant<Span>({ type: 'icon', name: 'lucide:sword', style }),
);
const paragraph: fc.Arbitrary<Paragraph> = fc.record({
  spans: fc.array(span, { maxLength: 4 }),
  indent: fc.constantFrom(0, 0, 1.2),
  spaceBefore: fc.constantFrom(0, 0.5),
});
const changes = fc.record({
  paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 3 }),
  fontSize: fc.constantFrom(8, 10.3, 16, 30),
  align: fc.constantFrom<TextBlock['align']>('start', 'end', 'left', 'center', 'right', 'justify'),
  wrap: fc.constantFrom<TextBlock['wrap']>('wrap', 'wrap', 'nowrap', 'balance'),
  hyphens: fc.constantFrom<TextBlock['hyphens']>('none', 'manual', 'auto'),
  language: fc.constantFrom('en', 'de', 'ar', 'ja'),
  overflow: fc.constantFrom<TextBlock['overflow']>('shrink', 'ellipsis', 'clip'),
  minFontSize: fc.constantFrom(3, 6, 8),
});
const textBlock = fc
  .tuple(changes, fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }))
  .map(([values, maxLines]) => block([], maxLines === undefined ? values : { ...values, maxLines }));
const length = fc.double({ min: 0, max: 300, noNaN: true });

function expectInside(layout: TextLayout, width: number, height: number): void {
  const [beyondWidth, beyondHeight] = [layout.overflow?.width ?? 0, layout.overflow?.height ?? 0];
  for (const line of layout.lines) {
    if (beyondHeight === 0) expect(line.top + line.height).toBeLessThanOrEqual(height + TOLERANCE);
    if (beyondWidth > 0) continue;
    for (const { x, width: advance, letterSpacing, face, size } of line.runs) {
      // The space after the last letter of a letter-spaced line may lie outside: nothing is drawn there.
      expect(x + Math.min(letterSpacing, 0)).toBeGreaterThanOrEqual(-TOLERANCE - Math.abs(letterSpacing));
      const free = varies(face) ? VARIATION * size : TOLERANCE;
      expect(x + advance - Math.abs(letterSpacing)).toBeLessThanOrEqual(width + free);
    }
    for (const { rect } of line.graphics) {
      expect(rect.x).toBeGreaterThanOrEqual(-TOLERANCE);
      expect(rect.x + rect.width).toBeLessThanOrEqual(width + TOLERANCE);
    }
  }
}

test('nothing lies outside its box unless overflow allows it', async () => {
  await fc.assert(
    fc.asyncProperty(textBlock, length, length, async (value, width, height) => {
      const layout = await fitLoaded(value, env, width, height);
      expectInside(layout, width, height);
      expect(layout.lines.length === 0 || layout.fontSize > 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the same input gives the same layout, no matter what was laid out before', async () => {
  const warm = createEnvironment(env.fonts, new TextCache());
  await fc.assert(
    fc.asyncProperty(textBlock, length, length, async (value, width, height) => {
      const first = await fitLoaded(value, warm, width, height);
      (await prepareLoaded(value, warm)).measure(width / 2);
      expect(await fitLoaded(value, warm, width, height)).toEqual(first);
      expect(await fitLoaded(value, createEnvironment(env.fonts), width, height)).toEqual(first);
    }),
    { numRuns: 40 },
  );
});

/** Sorted letters with their accents, without spaces, hyphens and characters that are never drawn. */
function letters(value: string): string {
  return Array.from(value.normalize('NFC').replace(/[\s\u00ad\u200b\-\u2026]/g, ''))
    .sort()
    .join('');
}

test('every character is drawn exactly once unless it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(textBlock, length, async (value, width) => {
      const layout = await fitLoaded({ ...value, maxLines: 1_000, overflow: 'clip' }, env, width, Infinity);
      const drawn = layout.lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
      const spans = value.paragraphs.flatMap((one) => one.spans);
      expect(letters(drawn)).toBe(letters(spans.map((one) => (one.type === 'text' ? one.text : '')).join('')));
      const graphics = layout.lines.reduce((count, line) => count + line.graphics.length, 0);
      expect(graphics).toBe(spans.filter(({ type }) => type === 'icon').length);
    }),
    { numRuns: 200 },
  );
});

test('a run is as wide as its text when shaped separately', async () => {
  await fc.assert(
    fc.asyncProperty(textBlock, length, async (value, width) => {
      const layout = await fitLoaded(value, env, width, 200);
      for (const run of layout.lines.flatMap((line) => line.runs)) {
        const { glyphs } = env.fonts.shape(run.face, run.text, {
          direction: run.direction,
          ligatures: run.letterSpacing === 0,
        });
        const clusters = new Set(glyphs.map(({ cluster }) => cluster)).size;
        const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) * run.size + clusters * run.letterSpacing;
        const free = varies(run.face) ? VARIATION * run.size : 1e-6;
        expect(Math.abs(advance - run.width)).toBeLessThanOrEqual(free + 1e-9 * run.text.length);
      }
    }),
    { numRuns: 300 },
  );
});

test('a narrower box never needs less height, and a measured size always fits', async () => {
  const plain = text.map((value) => block(value, { hyphens: 'none', fontSize: 12 }));
  await fc.assert(
    fc.asyncProperty(plain, length, length, async (value, one, other) => {
      const prepared = await prepareLoaded(value, env);
      const [narrow, wide] = [prepared.measure(Math.min(one, other)), prepared.measure(Math.max(one, other))];
      expect(narrow.height).toBeGreaterThanOrEqual(wide.height - TOLERANCE);
      const layout = prepared.fit(wide.width, wide.height);
      expect(layout.overflow).toBeUndefined();
      // Where only a cut word fits, shrinking is better.
      const { brokenWords } = (await prepareLoaded({ ...value, overflow: 'clip' }, env)).fit(wide.width, Infinity);
      if (brokenWords === undefined) expect(layout.fontSize).toBe(12);
    }),
    { numRuns: 200 },
  );
});

test('arbitrary strings never break layout', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), length, length, async (value, width, height) => {
      const layout = await fitLoaded(block(value, { hyphens: 'auto' }), env, width, height);
      expectInside(layout, width, height);
      for (const { runs } of layout.lines)
        for (const run of runs) expect(Number.isFinite(run.x + run.width)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
