import { ArrowRight } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { ListedDeck } from '../api/publicDecks.js';
import { counted } from '../words/counted.js';
import { DeckPile } from './DeckPile.js';
import { worldColors } from './worldColors.js';
import classes from './WorldShelf.module.css';

interface Props {
  readonly world: {
    readonly slug: string;
    readonly name: string;
    readonly description: string;
    readonly color?: unknown;
  };
  readonly decks: readonly ListedDeck[];
  /** What the heading says instead of the world's name. */
  readonly heading?: string;
  /** Decks in the world, if known. */
  readonly total?: number;
  /** The first shelf of a page loads its covers at once. */
  readonly isFirst?: boolean;
  /** Where there is room, it stands beside another one. */
  readonly isHalf?: boolean;
}

/** A world's colours, name and first decks, standing on a ledge. */
export function WorldShelf(props: Props): ReactElement {
  const { world, decks, heading = world.name, total, isFirst = false, isHalf = false } = props;
  const id = useId();
  return (
    <section className={classes.shelf} data-half={isHalf || undefined} style={worldColors(world)} aria-labelledby={id}>
      <div className={classes.words}>
        <h2 id={id} className={classes.name}>
          {heading}
        </h2>
        <p className={classes.description}>{world.description}</p>
        <Link to={`/explore?world=${encodeURIComponent(world.slug)}`} className={classes.all}>
          {total === undefined ? 'All decks' : total === 1 ? 'One deck' : `All ${counted(total, 'deck')}`}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
      <ul className={classes.decks} tabIndex={0} aria-label={`Decks of ${world.name}`}>
        {decks.map((deck, index) => (
          <DeckPile key={deck.id} deck={deck} isFirst={isFirst && index < 3} />
        ))}
      </ul>
    </section>
  );
}
