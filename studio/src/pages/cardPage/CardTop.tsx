import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { CardPage } from '../../api/cardPages.js';
import { CardMark } from '../../components/CardMark.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { titleOf } from '../../publicDecks/textOf.js';
import classes from './CardPage.module.css';

interface Props {
  readonly deck: CardPage['deck'];
  readonly languages: readonly string[];
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** Whose card it is, and in which language it is shown. */
export function CardTop({ deck, languages, language, onLanguage }: Props): ReactElement {
  return (
    <header className={classes.top}>
      <Link to={`/explore/decks/${deck.id}`} className={classes.home}>
        <CardMark size={28} />
        <span>
          <span className={classes.deck}>{titleOf(deck, language)}</span>
          <span className={classes.author}>by {deck.author ?? 'Cardwright'}</span>
        </span>
      </Link>
      {languages.length > 1 && (
        <div className={classes.languages} role="group" aria-label="Language of the card">
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => onLanguage(each)}
            >
              {nameOfLanguage(each)}
            </button>
          ))}
        </div>
      )}
    </header>
  );
}
