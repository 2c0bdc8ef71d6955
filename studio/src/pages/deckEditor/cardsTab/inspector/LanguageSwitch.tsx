import { VisuallyHidden } from '@mantine/core';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { nameOfLanguage } from '../../../../languages/nameOfLanguage.js';
import { completenessOf } from '../../../../deck/document/translated.js';
import { useLanguages } from '../../../../deck/editor/useLanguages.js';
import { AddLanguage } from './AddLanguage.js';
import classes from './Inspector.module.css';

/** The current language, and how much of the deck is translated into each. */
export function LanguageSwitch(): ReactElement {
  const languages = useLanguages();
  const main = useDeck((deck) => deck.default_language);
  return (
    <div className={classes.languages}>
      <div className={classes.head}>
        <span id="languages">Language</span>
        <span className={classes.original}>Original: {nameOfLanguage(main, 'en')}</span>
      </div>
      <div className={classes.cards} role="group" aria-labelledby="languages">
        {languages.map((code) => (
          <Language key={code} code={code} />
        ))}
        <AddLanguage />
      </div>
    </div>
  );
}

function Language({ code }: { readonly code: string }): ReactElement {
  const { session } = useEditor();
  const isShown = useSession((state) => state.language === code);
  const { cards, allCards, share, isComplete } = useDeck(useShallow((deck) => completenessOf(deck, code)));
  return (
    <button
      type="button"
      className={classes.language}
      aria-pressed={isShown}
      onClick={() => session.setState({ language: code })}
    >
      <span className={classes.top}>
        <span lang={code} dir="auto">
          {nameOfLanguage(code)}
        </span>
        {isComplete ? (
          <span className={classes.done}>
            <Check size={14} role="img" aria-label="complete" />
          </span>
        ) : (
          <span className={classes.translated} title={describe(cards, allCards)}>
            <span aria-hidden>
              {cards}/{allCards}
            </span>
            <VisuallyHidden>{describe(cards, allCards)}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={classes.meter} aria-hidden>
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </button>
  );
}

function describe(cards: number, allCards: number): string {
  if (cards === allCards) return 'every card is translated, but not all texts of the deck and its categories';
  return `${cards} of ${allCards} cards are translated`;
}
