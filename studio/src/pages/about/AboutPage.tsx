import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { StartButton } from '../../auth/StartButton.js';
import { Hand } from '../../components/cards/Hand.js';
import classes from './AboutPage.module.css';
import { FOR_WHOM, PROMISES } from './texts.js';

/** What the product is, for whom, and what its makers promise. */
export function Component(): ReactElement {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>A workshop for people who think in cards.</h1>
          <p className={classes.lead}>
            Cardwright turns words into decks that look finished. You write, or bring a spreadsheet; designs set the
            type, fit the text and draw the pictures you lack. What you see is what the printer gets, to the pixel.
          </p>
        </div>
        <div className={classes.hand}>
          <Hand />
        </div>
      </header>
      <section aria-labelledby="for-whom">
        <h2 id="for-whom" className={classes.heading}>
          Who sits at this table
        </h2>
        <ul className={classes.people}>
          {FOR_WHOM.map(({ who, what }) => (
            <li key={who} className={classes.person}>
              <h3 className={classes.name}>{who}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.promises} aria-labelledby="promises">
        <h2 id="promises" className={classes.heading}>
          What you can count on
        </h2>
        <dl className={classes.list}>
          {PROMISES.map(({ promise, how }) => (
            <div key={promise} className={classes.promise}>
              <dt>{promise}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes.end}>
        <h2 className={classes.heading}>Deal yourself in</h2>
        <div className={classes.actions}>
          <StartButton label="Create an account" />
          <Button component={Link} to="/explore" size="lg" variant="default">
            Explore decks
          </Button>
        </div>
      </section>
    </div>
  );
}
