import type { ReactElement } from 'react';
import type { DeckCard } from '../../../../deck/document/types.js';
import { useDeck } from '../../../../deck/editor/EditorContext.js';
import { nameOfLanguage } from '../../../../languages/nameOfLanguage.js';
import { missingCardTexts } from '../../../../deck/document/translated.js';
import { useLanguages } from '../../../../deck/editor/useLanguages.js';
import classes from './tree.module.css';

/** The languages a card is not translated into: `DE –`. */
export function MissingLanguages({ card }: { readonly card: DeckCard }): ReactElement | null {
  const languages = useLanguages();
  const main = useDeck((deck) => deck.default_language);
  const missing = languages.filter((code) => code !== main && missingCardTexts(card, main, code).length > 0);
  if (missing.length === 0) return null;
  const names = missing.map((code) => nameOfLanguage(code, 'en')).join(', ');
  const [first = ''] = missing;
  return (
    <span className={classes.missing} title={`Not everything is translated into ${names}`}>
      {missing.length === 1 ? first.toUpperCase() : `${missing.length} ×`}
      <span aria-hidden> –</span>
      <span className={classes.hidden}> not all in {names}</span>
    </span>
  );
}
