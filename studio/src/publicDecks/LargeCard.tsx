import { CloseButton } from '@mantine/core';
import { ChevronLeft, ChevronRight, RefreshCcw } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import { FlipCard } from './FlipCard.js';
import classes from './LargeCard.module.css';
import type { Pictured } from './pictureAddress.js';

interface Props {
  /** `Card 3 of 54`. */
  readonly place: string;
  readonly card: { readonly key: string; readonly pictured: Pictured; readonly words: string } | undefined;
  /** Width by height. */
  readonly ratio: number;
  readonly isFlipped: boolean;
  /** Moves on by this many cards; without it, there is only this one. */
  readonly onGo?: (step: number) => void;
  readonly onFlip: () => void;
  readonly onClose: () => void;
}

/** One card as large as the window allows. Arrows go on, F turns over, Escape closes. */
export default function LargeCard({ place, card, ratio, isFlipped, onGo, onFlip, onClose }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    // The page below hears the same keys.
    event.stopPropagation();
    if (event.key === 'ArrowLeft') onGo?.(-1);
    else if (event.key === 'ArrowRight') onGo?.(1);
    else if (event.key === 'f') onFlip();
  };
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={place}
      onClose={onClose}
      onKeyDown={onKeyDown}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      <CloseButton
        className={classes.close ?? ''}
        size="lg"
        aria-label="Close the large view"
        onClick={() => dialog.current?.close()}
      />
      {onGo !== undefined && (
        <button
          type="button"
          className={classes.step}
          data-step="back"
          aria-label="Previous card"
          onClick={() => onGo(-1)}
        >
          <ChevronLeft size={28} aria-hidden />
        </button>
      )}
      <button type="button" className={classes.card} aria-label="Turn over" onClick={onFlip}>
        {card !== undefined && (
          <FlipCard
            key={card.key}
            pictured={card.pictured}
            isFlipped={isFlipped}
            ratio={ratio}
            sizes="(max-width: 767px) 86vw, 620px"
            words={card.words}
          />
        )}
      </button>
      {onGo !== undefined && (
        <button type="button" className={classes.step} data-step="on" aria-label="Next card" onClick={() => onGo(1)}>
          <ChevronRight size={28} aria-hidden />
        </button>
      )}
      <p className={classes.hint}>
        <RefreshCcw size={14} aria-hidden /> {place}. Tap it to turn it over.
      </p>
    </dialog>
  );
}
