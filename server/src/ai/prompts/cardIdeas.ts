import { z } from 'zod';
import { asData, DATA_RULE } from './asData.js';
import { nameLanguage } from './languages.js';
import { MARKS_RULE } from './marks.js';

export interface CardIdeasWish {
  readonly brief: string;
  readonly count: number;
  /** The titles of the categories to sort cards into; may be empty. */
  readonly categories: readonly string[];
  readonly languages: readonly string[];
  /** The titles of existing cards. */
  readonly existing: readonly string[];
}

export const cardText = z.strictObject({
  language: z.string(),
  title: z.string(),
  one_liner: z.string(),
  primary_text: z.string(),
  description: z.string(),
});

export const cardIdeasAnswer = z.strictObject({
  cards: z.array(z.strictObject({ category: z.string(), icon: z.string(), texts: z.array(cardText) })),
});
export type CardIdeasAnswer = z.infer<typeof cardIdeasAnswer>;

/** Explains the texts of a card, as designs show them. */
export const CARD_RULE = `A card has a title (at most five words), a one_liner (one sentence that catches the eye), a primary_text (one or two short
sentences: what the card does or says) and a description (two to five sentences or a short list, CommonMark). Leave a text
empty rather than filling it with words that say nothing. The icon is one plain English noun in lower case such as "lamp" or
"crossed-swords". Cards of one deck differ from each other and use the brief's own world, names and tone. No facts, people
or sources are invented where the brief is about real things.`;

export function cardIdeasPrompt({ brief, count, categories, languages, existing }: CardIdeasWish) {
  const system = `You are an experienced designer of card decks: games, learning, workshops, facilitation. You propose new cards for a deck.
${CARD_RULE}
${MARKS_RULE}
Give exactly ${count} ${count === 1 ? 'card' : 'cards'}. Each card has one entry in texts for each of these languages, and for no other: ${languages.map(nameLanguage).join(', ')}; language holds
the code. ${categories.length === 0 ? 'category is an empty text.' : 'category is one of the given categories, copied letter by letter; spread the cards over them as the brief suggests.'}
Never repeat a title of existing, nor its idea in other words.
${DATA_RULE}`;
  return { system, prompt: asData({ brief, categories, existing }) };
}
