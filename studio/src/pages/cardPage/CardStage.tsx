import { ActionIcon, Button } from '@mantine/core';
import { CircleCheck, Expand, RefreshCcw } from 'lucide-react';
import { lazy, useState, type CSSProperties, type ReactElement } from 'react';
import type { CardPage } from '../../api/cardPages.js';
import { LazyPart } from '../../components/LazyPart.js';
import { cardWords } from '../../publicDecks/cardWords.js';
import { FlipCard } from '../../publicDecks/FlipCard.js';
import { ratioOf } from '../../publicDecks/ratioOf.js';
import classes from './CardPage.module.css';

const LargeCard = lazy(() => import('../../publicDecks/LargeCard.js'));

interface Props {
  readonly page: CardPage;
  readonly language: string;
  readonly title: string;
}

/** The card as it is now, to turn over. */
export function CardStage({ page: { card, deck, printed }, language, title }: Props): ReactElement {
  const [isFlipped, setFlipped] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const flip = (): void => setFlipped((before) => !before);
  const ratio = ratioOf(deck.ratio);
  const pictured = { deck, card: card.id, language };
  const words = cardWords(card, language, deck.default_language, deck.said.front);
  const place = `Card ${card.number} of ${deck.card_count}`;
  const isSame = printed?.has_changed === false;
  return (
    <section className={classes.stage} aria-label="The card">
      <h1 className={classes.unseen}>{title === '' ? `Card ${card.number}` : title}</h1>
      <p className={classes.place}>
        <span>{place}</span>
        <span className={classes.newest}>
          <CircleCheck size={16} aria-hidden /> {isSame ? 'Your print is up to date' : 'Newest version'}
        </span>
      </p>
      <button
        type="button"
        className={classes.card}
        style={{ '--ratio': ratio } as CSSProperties}
        aria-label="Turn the card over"
        onClick={flip}
      >
        <FlipCard
          pictured={pictured}
          isFlipped={isFlipped}
          ratio={ratio}
          sizes="(max-width: 767px) 76vw, 360px"
          words={words}
          isFirst
        />
      </button>
      <div className={classes.tools}>
        <Button
          variant="default"
          aria-pressed={isFlipped}
          leftSection={<RefreshCcw size={16} aria-hidden />}
          onClick={flip}
        >
          Turn over
        </Button>
        <ActionIcon variant="default" aria-label="Large view" onClick={() => setLarge(true)}>
          <Expand size={16} aria-hidden />
        </ActionIcon>
      </div>
      {isLarge && (
        <LazyPart>
          <LargeCard
            place={place}
            card={{ key: card.id, pictured, words }}
            ratio={ratio}
            isFlipped={isFlipped}
            onFlip={flip}
            onClose={() => setLarge(false)}
          />
        </LazyPart>
      )}
    </section>
  );
}
