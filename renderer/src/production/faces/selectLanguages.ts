import type { Deck } from '@cardwright/renderer';
import { deckLanguages } from '@cardwright/renderer';
import { UsageError } from '../exitCode.js';

/** `en,de`, `all`, or the deck's default. @throws UsageError for a language that no text of the deck is in */
export function selectLanguages(asked: string | undefined, deck: Deck): readonly string[] {
  const available = deckLanguages(deck);
  if (asked === undefined) return [deck.default_language];
  if (asked.trim().toLowerCase() === 'all') return available;
  const codes = asked
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const languages = codes.map((code) => {
    const found = available.find((language) => language.toLowerCase() === code.toLowerCase());
    if (found === undefined)
      throw new UsageError(`--lang: the deck has no texts in "${code}"; it has ${available.join(', ')}.`);
    return found;
  });
  if (languages.length === 0)
    throw new UsageError(`--lang: name a language of the deck (${available.join(', ')}) or all.`);
  return [...new Set(languages)];
}
