import type { FaceInput } from '@cardwright/renderer';
import type { CSSProperties, ReactElement } from 'react';
import { CardSkeleton } from './CardSkeleton.js';
import { CardThumbnail } from './CardThumbnail.js';
import styles from './DeckFan.module.css';

interface DeckFanProps {
  /** One to four faces, the last one on top. Skeletons if there are none. */
  readonly faces: readonly FaceInput[];
  /** Size of one card, in CSS pixels. */
  readonly cardWidth: number;
  /** How many skeletons to show before the faces are known. */
  readonly skeletons?: number;
  readonly className?: string | undefined;
}

/** Degrees and fractions of a card's width, by number of cards; the last card leans towards the viewer. */
const SPREADS: Readonly<Record<number, readonly (readonly [turn: number, x: number, y: number])[]>> = {
  1: [[3, 0, 0]],
  2: [
    [-7, -0.24, 0.03],
    [5, 0.24, 0],
  ],
  3: [
    [-9, -0.5, 0.07],
    [-1, -0.03, -0.03],
    [8, 0.48, 0.05],
  ],
  4: [
    [-15, -1.14, 0.16],
    [-5, -0.4, 0.01],
    [2, 0.36, -0.04],
    [9, 1.06, 0.04],
  ],
};

/** Cards fanned on a table. Decorative: the element it belongs to carries the name. */
export function DeckFan({ faces, cardWidth, skeletons = 3, className }: DeckFanProps): ReactElement {
  const count = Math.min(4, faces.length === 0 ? skeletons : faces.length);
  const spread = SPREADS[count] ?? [];
  return (
    <div className={`${styles.fan ?? ''} ${className ?? ''}`} aria-hidden>
      {spread.map(([turn, x, y], index) => {
        const face = faces[index];
        return (
          <div key={index} className={styles.place} style={placeOf(cardWidth, turn, x, y)}>
            {face === undefined ? <CardSkeleton width={cardWidth} /> : <CardThumbnail face={face} width={cardWidth} />}
          </div>
        );
      })}
    </div>
  );
}

function placeOf(width: number, turn: number, x: number, y: number): CSSProperties {
  return { transform: `translate(-50%, -50%) translate(${x * width}px, ${y * width}px) rotate(${turn}deg)` };
}
