import { VisuallyHidden } from '@mantine/core';
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
  const [first = '', ...more] = missing;
  return (
    <span className={classes.missing} title={`Not everything is translated into ${names}`}>
      {first.toUpperCase()}
      {more.length > 0 && ` +${more.length}`}
      <span aria-hidden> –</span>
      <VisuallyHidden> not all in {names}</VisuallyHidden>
    </span>
  );
}
