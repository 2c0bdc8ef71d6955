import { Button } from '@mantine/core';
import { ChevronLeft, ChevronRight, Expand, RefreshCcw } from 'lucide-react';
import { lazy, useState, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import { LazyPart } from '../../components/LazyPart.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import { FlipCard } from '../../publicDecks/FlipCard.js';
import classes from './CardFan.module.css';
import type { DeckView } from './deckView.js';

const LargeCard = lazy(() => import('../../publicDecks/LargeCard.js'));

/** Cards behind the front one. */
const BEHIND = 4;
const SIZES = '(max-width: 767px) 218px, 300px';

interface BehindProps {
  /** From the left. */
  readonly place: number;
  readonly view: DeckView;
  /** Its id. */
  readonly card: string;
}

/** The deck in one's hand: the front card to turn over and look at closely, the next ones fanned behind it. */
export function CardFan({ view }: { readonly view: DeckView }): ReactElement {
  const { deck, cards, language, ratio } = view;
  const [index, setIndex] = useState(0);
  const [isFlipped, setFlipped] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const count = cards.length;
  const card = cards[index];
  const go = (step: number): void => {
    setFlipped(false);
    setIndex((before) => (before + step + count) % count);
  };
  if (card === undefined) return <EmptyFan view={view} />;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    f: () => setFlipped((before) => !before),
    z: () => setLarge(true),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const behind = cardsBehind(cards, index);
  return (
    <div className={classes.side} role="group" aria-label="Cards of the deck" onKeyDown={onKeyDown}>
      <div className={classes.fan} style={{ '--ratio': ratio } as CSSProperties}>
        {behind.map((each, place) => (
          <Behind key={place} place={place} view={view} card={each.id} />
        ))}
        <button
          key={card.id}
          type="button"
          className={classes.front}
          aria-label={`Look at card ${index + 1} closely`}
          onClick={() => setLarge(true)}
        >
          <FlipCard
            pictured={{ deck, card: card.id, language }}
            isFlipped={isFlipped}
            ratio={ratio}
            sizes={SIZES}
            words={card.words}
            isFirst
          />
        </button>
      </div>
      <div className={classes.controls}>
        <Button variant="default" aria-label="Previous card" onClick={() => go(-1)} disabled={count < 2}>
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <Button
          variant="default"
          aria-pressed={isFlipped}
          leftSection={<RefreshCcw size={16} aria-hidden />}
          onClick={() => setFlipped(!isFlipped)}
        >
          Turn over
        </Button>
        <Button variant="default" aria-label="Large view" onClick={() => setLarge(true)}>
          <Expand size={16} aria-hidden />
        </Button>
        <Button variant="default" aria-label="Next card" onClick={() => go(1)} disabled={count < 2}>
          <ChevronRight size={18} aria-hidden />
        </Button>
      </div>
      <p className={classes.place} role="status">
        Card {index + 1} of {count}
        <span className={classes.words}>: {card.words}</span>
      </p>
      {isLarge && (
        <LazyPart>
          <LargeCard
            place={`Card ${index + 1} of ${count}`}
            card={{ key: card.id, pictured: { deck, card: card.id, language }, words: card.words }}
            ratio={ratio}
            isFlipped={isFlipped}
            onGo={go}
            onFlip={() => setFlipped(!isFlipped)}
            onClose={() => setLarge(false)}
          />
        </LazyPart>
      )}
    </div>
  );
}

/** The next card, and some from all over the deck, which stay while the reader turns pages. */
function cardsBehind(cards: DeckView['cards'], index: number): DeckView['cards'] {
  const spread = Array.from({ length: BEHIND - 1 }, (_, place) => Math.floor((cards.length * (place + 1)) / BEHIND));
  const places = new Set([(index + 1) % cards.length, ...spread]);
  places.delete(index);
  return cards.filter((_, place) => places.has(place));
}

/** A card that comes out from under the front one as soon as its picture is there. */
function Behind({ place, view: { deck, language, ratio }, card }: BehindProps): ReactElement {
  const [isDealt, setDealt] = useState(false);
  return (
    <span
      className={classes.behind}
      data-dealt={isDealt || undefined}
      style={{ '--n': place } as CSSProperties}
      aria-hidden
    >
      <CardPicture pictured={{ deck, card, language }} sizes={SIZES} ratio={ratio} onShown={() => setDealt(true)} />
    </span>
  );
}

/** A deck without cards shows its blank front. */
function EmptyFan({ view: { deck, language, ratio } }: { readonly view: DeckView }): ReactElement {
  return (
    <div className={classes.side}>
      <div className={classes.fan} style={{ '--ratio': ratio } as CSSProperties}>
        <span className={classes.front}>
          <CardPicture pictured={{ deck, language }} sizes={SIZES} ratio={ratio} isFirst />
        </span>
      </div>
      <p className={classes.place}>No cards yet. The maker is still at the bench.</p>
    </div>
  );
}
