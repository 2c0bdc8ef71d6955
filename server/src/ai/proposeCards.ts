import { DEFAULT_CARD_ICON } from '@cardwright/renderer';
import { askJson } from './askJson.js';
import { cardIdeasAnswer, cardIdeasPrompt, type CardIdeasAnswer, type CardIdeasWish } from './prompts/cardIdeas.js';
import { toIconName } from './toIconName.js';
import type { TextModel } from './types.js';

export interface CardIdea {
  /** One of the wish's categories. */
  readonly category: string | null;
  readonly icon: string;
  readonly translations: Readonly<Record<string, IdeaTexts>>;
}

interface IdeaTexts {
  readonly language_code: string;
  readonly title: string;
  readonly one_liner: string;
  readonly primary_text: string;
  readonly description: string;
}

const TOKENS_A_TEXT = 350;

/**
 * Proposes cards for a brief, in the deck editor's form. Cards with existing titles are dropped; if too few remain, the
 * model is asked once more.
 * @throws HttpProblem `upstream`
 */
export async function proposeCards(
  model: TextModel,
  wish: CardIdeasWish,
  signal: AbortSignal,
): Promise<readonly CardIdea[]> {
  const answer = await askJson(model, {
    name: 'card_ideas',
    ...cardIdeasPrompt(wish),
    answer: cardIdeasAnswer,
    maxTokens: 300 + wish.count * wish.languages.length * TOKENS_A_TEXT,
    signal,
    faultsOf: (given) => faultsOf(given, wish),
  });
  return usable(answer, wish).map((card) => toIdea(card, wish));
}

/** Half of the requested cards are enough; fewer are a fault. */
function faultsOf(answer: CardIdeasAnswer, wish: CardIdeasWish): readonly string[] {
  const count = usable(answer, wish).length;
  if (count * 2 >= wish.count) return [];
  return [
    `Only ${count} of ${wish.count} cards were new and had a title in every language (${wish.languages.join(', ')}).`,
  ];
}

type Card = CardIdeasAnswer['cards'][number];

function usable({ cards }: CardIdeasAnswer, { count, languages, existing }: CardIdeasWish): readonly Card[] {
  const taken = new Set(existing.map(normal));
  const fresh = cards.filter(({ texts }) => {
    const titles = languages.map((language) => normal(texts.find((text) => text.language === language)?.title ?? ''));
    const isNew = titles.every((title) => title !== '' && !taken.has(title));
    if (isNew) for (const title of titles) taken.add(title);
    return isNew;
  });
  return fresh.slice(0, count);
}

function normal(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function toIdea({ category, icon, texts }: Card, { categories, languages }: CardIdeasWish): CardIdea {
  const translations = languages.map((language) => {
    const {
      title = '',
      one_liner = '',
      primary_text = '',
      description = '',
    } = texts.find((text) => text.language === language) ?? {};
    return [language, { language_code: language, title, one_liner, primary_text, description }] as const;
  });
  return {
    category: categories.find((name) => normal(name) === normal(category)) ?? categories[0] ?? null,
    icon: toIconName(icon, DEFAULT_CARD_ICON),
    translations: Object.fromEntries(translations),
  };
}
