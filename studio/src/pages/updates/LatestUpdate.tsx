import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Update } from '../../api/updates.js';
import { Hand } from '../../components/cards/Hand.js';
import { Prose } from '../../components/prose/Prose.js';
import classes from './LatestUpdate.module.css';
import { leadOf } from './leadOf.js';
import { UpdateDay } from './UpdateDay.js';

/** The newest entry on felt, beside a hand of cards. */
export function LatestUpdate({ update }: { readonly update: Update }): ReactElement {
  return (
    <article className={classes.latest}>
      <div className={classes.text}>
        <UpdateDay update={update} />
        <h2 className={classes.title}>{update.title}</h2>
        <Prose markdown={leadOf(update.body)} />
        <Button component={Link} to={`/updates/${update.slug}`} size="lg" className={classes.more}>
          Read on
        </Button>
      </div>
      <div className={classes.hand}>
        <Hand />
      </div>
    </article>
  );
}
