import { describe, expect, it } from 'vitest';
import type { RenderEnvironment } from '../../environment.js';
import { block, fitLoaded, paragraph } from './test/environment.js';
import { provideEnvironment } from './test/provideEnvironment.js';

let env: RenderEnvironment;
provideEnvironment((made) => (env = made));

/** The families of a text's runs, by the beginnings of their faces. */
async function familiesIn(text: string, family = 'caprasimo'): Promise<readonly string[]> {
  const layout = await fitLoaded(block([paragraph(text, { family })]), env, 2_000, 2_000);
  const runs = layout.lines.flatMap((line) => line.runs);
  return [...new Set(runs.map(({ face }) => face.replace(/-(?:latin|cyrillic|greek).*/, '')))];
}

describe('a short text', () => {
  it('is in one family if its own lacks letters of a word', async () => {
    expect(await familiesIn('Lampe und Schlüssel')).toEqual(['caprasimo']);
    expect(await familiesIn('Schlüssel'.normalize('NFD'))).toEqual(['caprasimo']);
    const [family, ...others] = await familiesIn('Współodpowiedzialność za zespół!');
    expect(others).toEqual([]);
    expect(family).not.toBe('caprasimo');
    expect(await familiesIn('Współodpowiedzialność za zespół!', 'inter')).toEqual(['inter']);
  });

  it('keeps its family if whole words are in another script', async () => {
    expect(await familiesIn('Lampe Привет')).toHaveLength(2);
  });
});

it('a longer text keeps its family around a foreign name', async () => {
  const text = `In ${'a long text with many words '.repeat(3)} about Świętokrzyskie, which lies in the south.`;
  expect(await familiesIn(text)).toContain('caprasimo');
});
