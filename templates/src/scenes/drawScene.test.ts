import { sanitizeSvg } from '@cardwright/renderer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene } from './drawScene.js';
import { PALETTES } from './palettes.js';
import { readPrompt } from './readPrompt.js';
import { SUBJECT_WORDS, THING_WORDS } from './words.js';

const wish = { style: 'default', width: 400, height: 400 };
const draw = (prompt: string, more = {}): string => drawScene({ ...wish, prompt, ...more });

describe('scenes', () => {
  it('are the same for the same wish, and others for others', () => {
    expect(draw('Old lighthouse')).toBe(draw('  old LIGHTHOUSE '));
    const all = [
      draw('a'),
      draw('b'),
      draw('a', { variant: 1 }),
      draw('a', { style: 'pattern' }),
      draw('a', { height: 700 }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([...Object.keys(SUBJECT_WORDS), ...Object.keys(THING_WORDS), 'trust', 'pattern', 'qwertz', ''])(
    'draws %s at every ratio',
    async (prompt) => {
      for (const [width, height] of [
        [400, 400],
        [300, 520],
        [700, 250],
      ] as const) {
        const svg = draw(prompt, { width, height });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        // The renderer’s own reader takes it as it is: nothing of it is lost when it is drawn or kept.
        const [raw, clean] = await Promise.all(
          [svg, sanitizeSvg(svg)].map((each) => sharp(Buffer.from(each)).raw().toBuffer()),
        );
        expect(raw?.equals(clean ?? Buffer.alloc(0))).toBe(true);
      }
    },
  );

  it.each([
    ['The old lighthouse', 'lighthouse'],
    ['Der alte Wald', 'forest'],
    ['Le château du roi', 'castle'],
    ['el desierto', 'desert'],
    ['la montagna', 'mountains'],
    ['Morgenkaffee', undefined],
    ['coffee in the morning', 'still-life'],
    ['How do we build trust?', 'idea'],
    ['see you', undefined],
  ])('read “%s” as %s', (prompt, subject) => {
    expect(readPrompt(prompt).subject).toBe(subject);
  });

  it('take the palette that a word or the style names', () => {
    expect(readPrompt('midnight in the forest').palette).toBe('night');
    for (const style of Object.keys(PALETTES))
      expect(draw('castle', { style })).toContain(PALETTES[style as keyof typeof PALETTES].near);
  });
});
