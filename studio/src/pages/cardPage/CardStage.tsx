import { Button } from '@mantine/core';
import { CircleCheck, RefreshCcw } from 'lucide-react';
import { useState, type CSSProperties, type ReactElement } from 'react';
import type { CardPage } from '../../api/cardPages.js';
import { cardWords } from '../../publicDecks/cardWords.js';
import { FlipCard } from '../../publicDecks/FlipCard.js';
import { ratioOf } from '../../publicDecks/ratioOf.js';
import classes from './CardPage.module.css';

interface Props {
  readonly page: CardPage;
  readonly language: string;
  readonly title: string;
}

/** The card as it is now, to turn over. */
export function CardStage({ page: { card, deck, printed }, language, title }: Props): ReactElement {
  const [isFlipped, setFlipped] = useState(false);
  const ratio = ratioOf(deck.ratio ?? undefined);
  const isSame = printed?.has_changed === false;
  return (
    <section className={classes.stage} aria-label="The card">
      <h1 className={classes.unseen}>{title === '' ? `Card ${card.number}` : title}</h1>
      <p className={classes.place}>
        <span>
          Card {card.number} of {deck.card_count}
        </span>
        <span className={classes.newest}>
          <CircleCheck size={16} aria-hidden /> {isSame ? 'Your print is up to date' : 'Newest version'}
        </span>
      </p>
      <button
        type="button"
        className={classes.card}
        style={{ '--ratio': ratio } as CSSProperties}
        aria-label="Turn the card over"
        onClick={() => setFlipped(!isFlipped)}
      >
        <FlipCard
          pictured={{ deck, card: card.id, language }}
          isFlipped={isFlipped}
          ratio={ratio}
          sizes="(max-width: 767px) 76vw, 360px"
          words={cardWords(card, language, deck.default_language, deck.said.front)}
          isFirst
        />
      </button>
      <Button
        variant="default"
        aria-pressed={isFlipped}
        leftSection={<RefreshCcw size={16} aria-hidden />}
        onClick={() => setFlipped(!isFlipped)}
      >
        Turn over
      </Button>
    </section>
  );
}
