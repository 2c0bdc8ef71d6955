import type { ReactElement } from 'react';
import { CardPicture } from './CardPicture.js';
import classes from './FlipCard.module.css';
import type { Pictured } from './pictureAddress.js';

interface Props {
  readonly pictured: Pictured;
  readonly isFlipped: boolean;
  readonly ratio: number;
  /** The `sizes` of the image. */
  readonly sizes: string;
  /** What the card says; its back is only named. */
  readonly words: string;
  readonly isFirst?: boolean;
}

/** A card with two sides. The back is loaded with the front, so that it is there when the card turns. */
export function FlipCard({ pictured, isFlipped, ratio, sizes, words, isFirst = false }: Props): ReactElement {
  return (
    <span className={classes.card} data-flipped={isFlipped || undefined} style={{ aspectRatio: String(ratio) }}>
      <span className={classes.side} aria-hidden={isFlipped}>
        <CardPicture pictured={pictured} sizes={sizes} ratio={ratio} alt={isFlipped ? '' : words} isFirst={isFirst} />
      </span>
      <span className={`${classes.side ?? ''} ${classes.back ?? ''}`} aria-hidden={!isFlipped}>
        <CardPicture
          pictured={{ ...pictured, side: 'back' }}
          sizes={sizes}
          ratio={ratio}
          alt={isFlipped ? 'The back of the card' : ''}
        />
      </span>
    </span>
  );
}
