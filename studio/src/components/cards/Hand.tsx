import type { ReactElement } from 'react';
import classes from './Hand.module.css';
import { PICTURES } from './pictures.js';

/** Five cards of official decks, fanned as in a hand. Fills its parent, which must be a size container. Decorative. */
export function Hand(): ReactElement {
  return (
    <div className={classes.hand} aria-hidden>
      {PICTURES.map((picture) => (
        <img key={picture} src={picture} alt="" width={480} height={672} />
      ))}
    </div>
  );
}
