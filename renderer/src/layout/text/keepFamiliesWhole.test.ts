import { describe, expect, it } from 'vitest';
import type { RenderEnvironment } from '../../environment.js';
import { block, fitLoaded, paragraph } from './test/environment.js';
import { provideEnvironment } from './test/provideEnvironment.js';

let env: RenderEnvironment;
provideEnvironment((made) => (env = made));

/** The families of a text's runs, by the beginnings of their faces. */
async function familiesIn(text: string | readonly string[], family = 'caprasimo'): Promise<readonly string[]> {
  const paragraphs = [text].flat().map((each) => paragraph(each, { family }));
  const layout = await fitLoaded(block(paragraphs), env, 2_000, 2_000);
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

describe('a longer text', () => {
  const LONG = 'a long text with many words '.repeat(3);

  it.each(['Świętokrzyskie', 'Święto\u00adkrzyskie'])(
    'keeps its family around %s, which is in one family',
    async (name) => {
      const text = `${LONG} about ${name}, which lies in the south.`;
      const layout = await fitLoaded(block([paragraph(text, { family: 'caprasimo' })]), env, 2_000, 2_000);
      const others = layout.lines.flatMap(({ runs }) => runs).filter(({ face }) => !face.startsWith('caprasimo'));
      expect(others.map(({ text }) => text).join('')).toBe('Świętokrzyskie');
      expect(new Set(others.map(({ face }) => face.split('-')[0])).size).toBe(1);
    },
  );

  it('is in another family if many of its words lack letters, also in paragraphs without such words', async () => {
    const polish = 'Każdy gracz dobiera kartę i mówi, co zrobiłby dziś inaczej. ';
    const [family, ...others] = await familiesIn([polish.repeat(3), 'Nowa runda.', polish]);
    expect(others).toEqual([]);
    expect(family).not.toBe('caprasimo');
  });

  it('keeps its family below a short paragraph in another one', async () => {
    expect(await familiesIn(['Współodpowiedzialność', LONG])).toEqual([
      expect.not.stringMatching('caprasimo'),
      'caprasimo',
    ]);
  });
});
