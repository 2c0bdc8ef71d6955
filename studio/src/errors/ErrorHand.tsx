import { useState, type ReactElement } from 'react';
import { CardBack } from '../components/CardBack.js';
import { SPADE } from '../components/CardMark.js';
import classes from './ErrorHand.module.css';

/** A hand of our cards from /art, with the one missing that was asked for. The middle of the code is a spade. */
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

/** Its back, where the picture does not come: without a connection there are error screens too. */
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
