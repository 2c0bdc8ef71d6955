import { MissingResources } from '../../../environment.js';
import { prepareText } from '../prepareText.js';
import { TextCache } from '../textCache.js';
import type { Paragraph } from '../types.js';
import { block, createEnvironment, loadFonts, prepareLoaded, style } from './environment.js';

const WORDS = `Draw two cards, then discard one. If the **lantern** is lit, every other player reveals a hand of at most three
cards and names the one that frightens them. You may trade it for a coin or keep it until the next full moon rises; the
player with the brightest lantern decides who speaks first, and nobody may speak of the fox before dawn has come again`;

/** A card's body text: about 60 words, with bold and italic stretches. */
function paragraphOf(text: string): Paragraph {
  const third = Math.floor(text.length / 3);
  return {
    spans: [
      { type: 'text', text: text.slice(0, third), style },
      { type: 'text', text: text.slice(third, third + 40), style: { ...style, weight: 700 } },
      { type: 'text', text: text.slice(third + 40, 2 * third), style },
      { type: 'text', text: text.slice(2 * third, 2 * third + 30), style: { ...style, italic: true } },
      { type: 'text', text: text.slice(2 * third + 30), style },
    ],
    indent: 0,
    spaceBefore: 0,
  };
}

/** Median milliseconds to prepare and fit a new text, and to fit a prepared one. */
export async function benchText(rounds = 300): Promise<{ cold: number; warm: number; words: number }> {
  const fonts = await loadFonts();
  const env = createEnvironment(fonts, new TextCache());
  await prepareLoaded(block([paragraphOf(WORDS)]), env);
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // Different words each time, so that neither the text nor its shaped runs are cached; face choices are.
    const words = WORDS.split(' ');
    const rotated = [...words.slice(round % words.length), ...words.slice(0, round % words.length), `${round}`].join(
      ' ',
    );
    const fresh = { ...env, missing: new MissingResources() };
    const start = performance.now();
    const prepared = prepareText(block([paragraphOf(rotated)], { fontSize: 14 }), fresh);
    prepared.fit(180, 110);
    const middle = performance.now();
    prepared.fit(180 - (round % 7), 110 - (round % 5));
    warm.push(performance.now() - middle);
    cold.push(middle - start);
  }
  fonts.dispose();
  return { cold: median(cold), warm: median(warm), words: WORDS.split(/\s+/).length };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
