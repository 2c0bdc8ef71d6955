import { useState, type ReactElement } from 'react';
import { CardBack } from '../components/CardBack.js';
import { SPADE } from '../components/CardMark.js';
import classes from './ErrorHand.module.css';

/** A hand of cards from /art, with a gap for the missing page. The middle digit of the code is a spade. */
export function ErrorHand({ status }: { readonly status: number }): ReactElement {
  const [first = '', middle = '', last = ''] = String(status);
  return (
    <div className={classes.felt} aria-hidden="true">
      <div className={classes.hand}>
        {['tide-pool', 'emberwild', 'hole', 'big-mouth', 'arcana'].map((card) =>
          card === 'hole' ? (
            <div key={card} className={classes.hole}>
              {first}
              {middle === '0' ? <Spade /> : middle}
              {last}
            </div>
          ) : (
            <Card key={card} name={card} />
          ),
        )}
      </div>
    </div>
  );
}

/** The card's back, if the picture does not load: error screens appear offline, too. */
function Card({ name }: { readonly name: string }): ReactElement {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <div className={classes.card}>
        <CardBack />
      </div>
    );
  return (
    <img
      className={classes.card}
      src={`/art/${name}.webp`}
      alt=""
      width={456}
      height={638}
      onError={() => setMissing(true)}
    />
  );
}

function Spade(): ReactElement {
  return (
    <svg viewBox="-50 -54 100 118" className={classes.spade}>
      <path d={SPADE} />
    </svg>
  );
}
