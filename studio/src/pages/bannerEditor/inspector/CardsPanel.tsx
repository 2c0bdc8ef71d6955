import type { KeyboardEvent, ReactElement } from 'react';
import type { OpenBanner } from '../useOpenBanner.js';
import { ArrangementFields } from './ArrangementFields.js';
import { CardHand } from './CardHand.js';
import { HandTools } from './HandTools.js';
import classes from './inspector.module.css';
import { useHand } from './useHand.js';

/** Which cards lie on the banner, in which order, and how. */
export function CardsPanel({ open: { subject } }: { readonly open: OpenBanner }): ReactElement {
  const choices = subject?.choices ?? [];
  const hand = useHand(choices);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && event.key === 'ArrowLeft') hand.move(-1);
    else if (isMod && event.key === 'ArrowRight') hand.move(1);
    else if (event.key === 'Delete') hand.remove();
    else return;
    event.preventDefault();
  };
  return (
    <section className={classes.panel} aria-label="Cards">
      <h2 className={classes.title}>
        Cards{' '}
        <span className={classes.note}>
          {hand.cards.length} of {choices.length}, drag to reorder
        </span>
      </h2>
      <CardHand
        cards={hand.cards}
        chosenKey={hand.chosenKey}
        onChoose={hand.choose}
        onOrder={hand.order}
        onKeyDown={onKeyDown}
      />
      <HandTools hand={hand} choices={choices} />
      <ArrangementFields />
    </section>
  );
}
