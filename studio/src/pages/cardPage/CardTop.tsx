import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { CardPage } from '../../api/cardPages.js';
import { CardMark } from '../../components/CardMark.js';
import { LanguageButtons } from '../../publicDecks/LanguageButtons.js';
import { titleOf } from '../../publicDecks/textOf.js';
import classes from './CardPage.module.css';

interface Props {
  readonly deck: CardPage['deck'];
  readonly languages: readonly string[];
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** Shows which deck the card belongs to, and in which language it is shown. */
export function CardTop({ deck, languages, language, onLanguage }: Props): ReactElement {
  return (
    <header className={classes.top}>
      <Link to={`/explore/decks/${deck.id}`} className={classes.home}>
        <CardMark size={28} />
        <span>
          <span className={classes.deck} dir="auto">
            {titleOf(deck, language)}
          </span>
          {deck.author !== '' && <span className={classes.author}>by {deck.author ?? 'Cardwright'}</span>}
        </span>
      </Link>
      <LanguageButtons
        label="Language of the card"
        className={classes.languages}
        {...{ languages, language, onLanguage }}
      />
    </header>
  );
}
