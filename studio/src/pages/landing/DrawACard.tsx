import { Button } from '@mantine/core';
import { Shuffle } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import back from './cards/draw-back.webp';
import one from './cards/draw-1.webp';
import two from './cards/draw-2.webp';
import three from './cards/draw-3.webp';
import four from './cards/draw-4.webp';
import five from './cards/draw-5.webp';
import six from './cards/draw-6.webp';
import { drawNext, type Pile } from './drawNext.js';
import page from './LandingPage.module.css';
import classes from './DrawACard.module.css';

const CARDS = [
  { picture: one, words: 'Convince us that pigeons run the post office.' },
  { picture: two, words: 'Convince us that Tuesday should be cancelled.' },
  { picture: three, words: 'Convince us that clouds are just lazy sheep.' },
  { picture: four, words: 'Sell us a clock that is always ten minutes early.' },
  { picture: five, words: 'Sell us a trick that has never worked.' },
  { picture: six, words: 'Advise a cake that would rather be a pie.' },
] as const;

const FULL: Pile = { left: [], drawn: undefined };

/** A small deck to draw from right here: no card comes twice before all have come once. */
export function DrawACard(): ReactElement {
  const [pile, setPile] = useState(FULL);
  const card = pile.drawn === undefined ? undefined : CARDS[pile.drawn];
  return (
    <section className={page.pair}>
      <div>
        <h2 className={page.heading}>Try the deck you have not made yet.</h2>
        <p className={page.text}>
          This one is called Terrible Advice. One person draws and speaks for a minute; everybody else judges. Copy it,
          and write worse advice.
        </p>
        <Button
          mt={24}
          size="lg"
          variant="default"
          leftSection={<Shuffle size={18} aria-hidden />}
          onClick={() => setPile((before) => drawNext(before, CARDS.length, Math.random))}
        >
          {card === undefined ? 'Draw a card' : 'Draw another'}
        </Button>
      </div>
      <div className={classes.table}>
        <img className={classes.pile} src={back} alt="" width={480} height={672} loading="lazy" />
        <div className={classes.place} role="region" aria-label="The card that you drew" aria-live="polite">
          {card !== undefined && (
            <img
              key={card.picture}
              className={classes.card}
              src={card.picture}
              alt={card.words}
              width={480}
              height={672}
            />
          )}
        </div>
      </div>
    </section>
  );
}
