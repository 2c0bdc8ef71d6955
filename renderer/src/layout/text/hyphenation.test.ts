import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderEnvironment } from '../../environment.js';
import { block, createEnvironment, fitLoaded, loadFonts, plainLines } from './test/environment.js';

let env: RenderEnvironment;
beforeAll(async () => {
  env = createEnvironment(await loadFonts());
});
afterAll(() => env.fonts.dispose());

describe('hyphenation', () => {
  test('by the language, with a hyphen that is part of the run', async () => {
    expect(await plainLines(env, 'Donaudampfschiff', 70, { language: 'de', hyphens: 'auto' })).toEqual([
      'Donaudampf-',
      'schiff',
    ]);
    expect(await plainLines(env, 'extraordinary', 40, { hyphens: 'auto' })).toEqual(['extraor-', 'dinary']);
  });

  test('of words that fit only on request, and only in languages with patterns', async () => {
    for (const changes of [{ hyphens: 'none' }, { hyphens: 'auto', language: 'sw' }] as const) {
      expect((await plainLines(env, 'extraordinary', 40, changes)).join('')).toBe('extraordinary');
    }
  });

  test('not in addresses and numbers', async () => {
    expect((await plainLines(env, 'https://extraordinary.example', 40, { hyphens: 'auto' })).join('')).toBe(
      'https://extraordinary.example',
    );
  });

  test('only where the line would be short, and never the last word of a paragraph', async () => {
    expect(await plainLines(env, 'a b c d e f extraordinary', 64, { hyphens: 'auto' })).toEqual([
      'a b c d e f',
      'extraordinary',
    ]);
    expect(await plainLines(env, 'a extraordinary deed is a deed', 60, { hyphens: 'auto' })).toEqual([
      'a extraordi-',
      'nary deed is',
      'a deed',
    ]);
  });

  test('no more than two hyphens in a row where it can be helped', async () => {
    const text = 'responsibility '.repeat(12);
    const broken = await plainLines(env, text, 75, { hyphens: 'auto' });
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
