import { useLayoutEffect, type ReactElement } from 'react';
import { endFirstPaint } from '../../browser/firstPaint.js';
import { Designs } from './Designs.js';
import { DrawACard } from './DrawACard.js';
import { Hero } from './Hero.js';
import { Rows } from './Rows.js';
import { Sheet } from './Sheet.js';
import { StartButton } from '../../auth/StartButton.js';
import classes from './LandingPage.module.css';

/** What the product does, shown with its own cards (`scripts/landingPictures.mjs` draws them). */
export function Component(): ReactElement {
  useLayoutEffect(endFirstPaint, []);
  return (
    <div className={classes.page}>
      <Hero />
      <Rows />
      <Sheet />
      <Designs />
      <DrawACard />
      <section className={classes.end}>
        <h2 className={classes.heading}>Somewhere, a blank card.</h2>
        <StartButton />
      </section>
    </div>
  );
}
