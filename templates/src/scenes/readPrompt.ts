import type { Thing } from './motifs/table.js';
import type { PaletteName } from './palettes.js';
import type { Weather } from './elements/weather.js';
import { IDEA_WORDS, PALETTE_WORDS, PATTERN_WORDS, SUBJECT_WORDS, THING_WORDS, WEATHER_WORDS } from './words.js';

export type Subject = keyof typeof SUBJECT_WORDS;

/** What the words of a prompt ask for. */
export interface ReadPrompt {
  readonly subject: Subject | 'still-life' | 'idea' | 'pattern' | undefined;
  readonly things: readonly Thing[];
  readonly palette: PaletteName | undefined;
  readonly weather: Weather | undefined;
}

const MOST_WORDS = 40;

/** Earlier words count more: the title stands before the text. */
export function readPrompt(prompt: string): ReadPrompt {
  const words = (
    prompt
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}-]+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const things = ranked(words, THING_WORDS);
  const candidates = [
    ...scored(words, SUBJECT_WORDS),
    ...scored(words, { 'still-life': Object.values(THING_WORDS).join(' '), idea: IDEA_WORDS, pattern: PATTERN_WORDS }),
  ];
  return {
    subject: candidates.toSorted((a, b) => b.score - a.score)[0]?.name,
    things: things,
    palette: paletteOf(words),
    weather: ranked(words, WEATHER_WORDS)[0],
  };
}

/** Hours, seasons and weather say more of the light than what stands in it. */
const LIGHTS: ReadonlySet<PaletteName> = new Set(['night', 'dusk', 'dawn', 'winter', 'autumn', 'storm']);

function paletteOf(words: readonly string[]): PaletteName | undefined {
  const names = ranked(words, PALETTE_WORDS);
  return names.find((name) => LIGHTS.has(name)) ?? names[0];
}

function ranked<Name extends string>(words: readonly string[], lists: Readonly<Record<Name, string>>): Name[] {
  return scored(words, lists)
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name);
}

function scored<Name extends string>(words: readonly string[], lists: Readonly<Record<Name, string>>) {
  const names = Object.keys(lists) as Name[];
  return names
    .map((name) => ({ name, score: scoreOf(words, lists[name].split(' ')) }))
    .filter(({ score }) => score > 0);
}

function scoreOf(words: readonly string[], list: readonly string[]): number {
  return words.reduce(
    (sum, word, index) => sum + Math.max(0, ...list.map((each) => match(word, each))) / (1 + index * 0.3),
    0,
  );
}

/** The longer the common beginning, the surer; a short beginning has to be nearly the whole word. */
function match(word: string, entry: string): number {
  if (entry.startsWith('=')) return word === entry.slice(1) ? 2 : 0;
  if (word === entry) return 2;
  if (!word.startsWith(entry) || entry.length < 3) return 0;
  return word.length - entry.length <= (entry.length < 5 ? 2 : 5) ? 1 : 0;
}
