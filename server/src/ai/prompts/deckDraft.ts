import { z } from 'zod';
import { asData, DATA_RULE } from './asData.js';
import { CARD_RULE, cardText } from './cardIdeas.js';
import { nameLanguage } from './languages.js';
import { MARKS_RULE } from './marks.js';

export interface DeckDraftWish {
  readonly brief: string;
  readonly language: string;
  readonly categories: number;
  readonly cardsPerCategory: number;
}

const draftCard = cardText.omit({ language: true }).extend({ icon: z.string() });

export const deckDraftAnswer = z.strictObject({
  title: z.string(),
  short_description: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  categories: z.array(
    z.strictObject({ title: z.string(), description: z.string(), icon: z.string(), cards: z.array(draftCard) }),
  ),
});
export type DeckDraftAnswer = z.infer<typeof deckDraftAnswer>;

export function deckDraftPrompt({ brief, language, categories, cardsPerCategory }: DeckDraftWish) {
  const system = `You are an experienced designer of card decks: games, learning, workshops, facilitation. You draft a whole deck from a brief.
The deck has a title (at most six words), a short_description (one sentence for a list of decks), a description (one or two
paragraphs of CommonMark: what it is for, who uses it and how) and three to six tags (single words in lower case). It has
${categories} ${categories === 1 ? 'category' : 'categories'}, each with a title, a description of one or two sentences, an icon and ${cardsPerCategory} ${cardsPerCategory === 1 ? 'card' : 'cards'}.
${CARD_RULE}
${MARKS_RULE}
Write everything in ${nameLanguage(language)}, but tags and icons as said above.
${DATA_RULE}`;
  return { system, prompt: asData({ brief }) };
}
