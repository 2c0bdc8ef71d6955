import { Button } from '@mantine/core';
import type { CSSProperties, ReactElement } from 'react';
import lantern from '../../components/cards/lantern.webp';
import mosswarden from '../../components/cards/mosswarden.webp';
import naps from '../../components/cards/naps.webp';
import noticing from '../../components/cards/noticing.webp';
import octopus from '../../components/cards/octopus.webp';
import arcana from './cards/design-arcana.webp';
import quiz from './cards/quiz.webp';
import ridge from './cards/ridge.webp';
import tide from './cards/tide.webp';
import { StartButton } from '../../auth/StartButton.js';
import classes from './Hero.module.css';

/** From left to right; the one in the middle stands highest. */
const FAN = [ridge, tide, lantern, mosswarden, naps, arcana, quiz, noticing, octopus];

/** The promise, and a hand of cards as wide as the window. */
export function Hero(): ReactElement {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>Make the game you keep describing.</h1>
        <div className={classes.beside}>
          <p className={classes.lead}>
            Cardwright is a studio for people who make cards. Design one, fill in the rest like a table, then print the
            deck or share it.
          </p>
          <div className={classes.actions}>
            <StartButton />
            <Button component="a" href="#rows" size="lg" variant="subtle">
              See how it works
            </Button>
          </div>
        </div>
      </div>
      <div className={classes.fan} aria-hidden>
        {FAN.map((picture, index) => (
          <img
            key={picture}
            src={picture}
            alt=""
            width={480}
            height={672}
            style={{ '--n': index - (FAN.length - 1) / 2 } as CSSProperties}
          />
        ))}
      </div>
    </section>
  );
}
