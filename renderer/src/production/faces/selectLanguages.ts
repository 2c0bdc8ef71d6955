import { type Deck, deckLanguages } from '../../schema/index.js';
import { optionFailure } from '../atOption.js';

/**
 * Selects the given languages; `all` stands for every language of the deck. If none is given, selects the deck's default.
 * @throws CardwrightError at `languages` for a language without texts in the deck
 */
export function selectLanguages(asked: readonly string[] | undefined, deck: Deck): readonly string[] {
  if (asked === undefined) return [deck.default_language];
  const available = deckLanguages(deck);
  const codes = asked.map((code) => code.trim().toLowerCase()).filter((code) => code !== '');
  const languages = codes.flatMap((code) => {
    if (code === 'all') return available;
    const found = available.find((language) => language.toLowerCase() === code);
    if (found !== undefined) return found;
    throw optionFailure('languages', `The deck has no texts in "${code}"; it has ${available.join(', ')}.`);
  });
  if (languages.length === 0)
    throw optionFailure(
      'languages',
      `There is no language in the list; use one of the deck’s (${available.join(', ')}) or all.`,
    );
  return [...new Set(languages)];
}
