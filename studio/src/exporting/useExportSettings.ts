import { deckLanguages } from '@cardwright/renderer';
import type { CardSize } from '@cardwright/renderer/imposition';
import { useMemo, useState } from 'react';
import type { ExportChoices } from '../api/exports.js';
import { withAllCards, withLanguages } from './earlierSettings.js';
import type { ExportSubject } from './ExportSubject.js';
import { type ExportSettings, firstSettings, stillOffered } from './settings.js';

/**
 * How decks were last exported, until the page is left. A deck that gets another size or design starts anew. Which cards
 * were exported is not kept: a dialog that opens with three of them would print too few.
 */
const remembered = new Map<string, ExportSettings>();

/**
 * The settings of the dialog, which opens with those of the last time.
 * @param own the size that the deck names
 */
export function useExportSettings(
  { deck, ratio }: Pick<ExportSubject, 'deck' | 'ratio'>,
  choices: ExportChoices,
  own: CardSize | undefined,
): readonly [ExportSettings, (settings: ExportSettings) => void] {
  const key = [deck.id, own?.slug, ratio].join(' ');
  const [chosen, setChosen] = useState(
    () => remembered.get(key) ?? firstSettings(choices, deck.default_language, ratio, own?.slug),
  );
  const settings = useMemo(
    () => withLanguages(stillOffered(choices, chosen), deckLanguages(deck)),
    [choices, chosen, deck],
  );
  const choose = (next: ExportSettings): void => {
    remembered.set(key, withAllCards(next));
    setChosen(next);
  };
  return [settings, choose];
}
