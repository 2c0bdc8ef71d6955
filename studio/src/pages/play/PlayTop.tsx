import { Languages, SlidersHorizontal } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CardMark } from '../../components/CardMark.js';
import { languagesOf } from '../../publicDecks/deckLanguages.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import { FeltSelect } from '../../publicDecks/felt/FeltSelect.js';
import { titleOf } from '../../publicDecks/textOf.js';
import { useLanguageQuery } from '../../publicDecks/useLanguageQuery.js';
import { categoriesOf, type PlayedDeck } from './playedDeck.js';
import classes from './PlayTop.module.css';
import type { Play } from './usePlay.js';

interface Props {
  readonly deck: PlayedDeck;
  readonly play: Play;
  /** On another site: its links open a window of their own. */
  readonly isEmbedded: boolean;
  readonly onOptions: () => void;
}

/** Chips that fit beside the name; more are among the options. */
const MOST_CHIPS = 5;

/** The deck's name, its categories, the language, and the way to all other options. */
export function PlayTop({ deck, play, isEmbedded, onOptions }: Props): ReactElement {
  const languages = languagesOf(deck);
  const inLanguage = useLanguageQuery();
  const categories = categoriesOf(deck, play.language);
  const hasChips = categories.length > 1 && categories.length <= MOST_CHIPS;
  return (
    <header className={classes.top}>
      <Link
        to={`/explore/decks/${deck.id}${inLanguage}`}
        className={classes.home}
        {...(isEmbedded && { target: '_blank', rel: 'noopener', reloadDocument: true })}
      >
        <CardMark size={34} />
        <span>
          <span className={classes.title} dir="auto">
            {titleOf(deck, play.language)}
          </span>
          {deck.author !== '' && <span className={classes.author}>by {deck.author ?? 'Cardwright'}</span>}
        </span>
      </Link>
      {hasChips && (
        <div className={classes.chips} role="group" aria-label="Categories">
          <button type="button" aria-pressed={play.choice === ''} onClick={() => play.choose('')}>
            All {deck.cards.length}
          </button>
          {categories.map(({ id, title, color }) => (
            <button key={id} type="button" aria-pressed={play.choice === id} onClick={() => play.choose(id)}>
              {color !== null && <span className={classes.swatch} style={{ background: color }} />}
              {title}
            </button>
          ))}
        </div>
      )}
      <div className={classes.tools}>
        {languages.length > 1 && (
          <FeltSelect
            Icon={Languages}
            label="Language"
            value={play.language}
            choices={languages}
            onChange={play.speak}
          />
        )}
        <button type="button" className={felt.tool} onClick={onOptions} aria-haspopup="dialog">
          <SlidersHorizontal size={18} aria-hidden />
          <span className={felt.label}>Options</span>
        </button>
      </div>
    </header>
  );
}
