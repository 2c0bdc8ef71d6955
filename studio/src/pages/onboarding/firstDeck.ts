import { parseDeckFile, type DeckFile } from '@cardwright/renderer';
import type { NewDeck } from '../../api/decks.js';
import type { DesignPair } from '../../designs/designPairs.js';
import type { Occasion } from './occasions.js';

export interface FirstWords {
  readonly title: string;
  readonly audience: string;
  /** Three, some of which may be empty. */
  readonly lines: readonly string[];
}

/** Where the words of a card go: every design has a title. */
function cardsOf({ lines }: FirstWords, { icons }: Occasion): { icon: string | undefined; line: string }[] {
  return lines.map((line, index) => ({ icon: icons[index], line: line.trim() }));
}

/** The deck in its maker's own words, as previews take it; empty lines are cards without text. */
export function previewDeck(words: FirstWords, occasion: Occasion): DeckFile {
  const parsed = parseDeckFile({
    translations: { en: { title: words.title, description: '' } },
    categories: [
      {
        translations: { en: { title: words.title, description: '' } },
        cards: cardsOf(words, occasion).map(({ icon, line }, index) => ({
          icon,
          card_number: String(index + 1),
          primary_color_key: String(index),
          translations: { en: { title: line } },
        })),
      },
    ],
  });
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'));
  return parsed.value;
}

/** The same deck for the server, without empty cards. */
export function firstDeck(
  words: FirstWords,
  occasion: Occasion,
  {
    language,
    worldId,
    pair,
  }: { readonly language: string; readonly worldId: string; readonly pair: DesignPair | undefined },
): NewDeck {
  const title = words.title.trim() === '' ? occasion.title : words.title.trim();
  const audience = words.audience.trim();
  const cards = cardsOf(words, occasion).filter(({ line }) => line !== '');
  return {
    world_id: worldId,
    default_language: language,
    front_template_id: pair?.front.id ?? null,
    back_template_id: pair?.back?.id ?? null,
    color_scheme_id: pair?.schemeId ?? null,
    translations: {
      [language]: {
        title,
        description: audience === '' ? occasion.label : `${occasion.label}. For: ${audience}.`,
        short_description: audience,
      },
    },
    categories: [
      {
        translations: { [language]: { title: 'Cards' } },
        cards: cards.map(({ icon, line }, index) => ({
          ...(icon !== undefined && { icon }),
          card_number: String(index + 1),
          primary_color_key: String(index),
          translations: { [language]: { title: line } },
        })),
      },
    ],
  };
}
