import type { CSSProperties, ReactElement } from 'react';
import { Link } from 'react-router';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import { LanguageButtons } from '../../publicDecks/LanguageButtons.js';
import { useLanguageQuery } from '../../publicDecks/useLanguageQuery.js';
import { counted } from '../../words/counted.js';
import type { DeckView, ShownCategory } from './deckView.js';
import { longestWord } from './longestWord.js';
import page from './parts.module.css';
import classes from './Trays.module.css';

/** Real cards on each tray. */
const SHOWN = 3;

interface Props {
  readonly view: DeckView;
  readonly onLanguage: (language: string) => void;
}

/** The deck's categories, each a tray with a few of its cards. */
export function Trays({ view, onLanguage }: Props): ReactElement | null {
  const { categories, cards, languages, language, deck } = view;
  const inLanguage = useLanguageQuery();
  const filled = categories.filter((category) => category.cards.length > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-labelledby="trays">
      <div className={classes.head}>
        <h2 id="trays" className={page.heading}>
          {filled.length === 1 ? 'In the box' : `${counted(filled.length, 'category', 'categories')} in the box`}
        </h2>
        <LanguageButtons
          label="Language of the cards"
          className={classes.languages}
          {...{ languages, language, onLanguage }}
        />
        <Link to={`/play/random/${deck.id}${inLanguage}`} className={classes.all}>
          {cards.length === 1 ? 'Play the card' : `Play all ${counted(cards.length, 'card')}`}
        </Link>
      </div>
      <ul className={classes.trays} tabIndex={0} aria-label="Categories">
        {filled.map((category) => (
          <Tray key={category.id} view={view} category={category} />
        ))}
      </ul>
    </section>
  );
}

function Tray({ view, category }: { readonly view: DeckView; readonly category: ShownCategory }): ReactElement {
  const { deck, language, ratio } = view;
  const { title, description, color, cards } = category;
  return (
    <li className={classes.tray} style={{ '--tray': color ?? 'var(--cw-felt)' } as CSSProperties}>
      <div className={classes.words} lang={language}>
        <h3 className={classes.title} style={{ '--letters': longestWord(title) } as CSSProperties} dir="auto">
          {title === '' ? 'Cards' : title}
        </h3>
        {description !== '' && (
          <p className={classes.description} dir="auto">
            {description}
          </p>
        )}
        <p className={classes.count}>{counted(cards.length, 'card')}</p>
      </div>
      <div className={classes.cards} aria-hidden>
        {cards.slice(0, SHOWN).map(({ id }, index) => (
          <span key={id} className={classes.card} style={{ '--n': index } as CSSProperties}>
            <CardPicture pictured={{ deck, card: id, language }} sizes="110px" ratio={ratio} />
          </span>
        ))}
      </div>
    </li>
  );
}
