import type { ReactElement } from 'react';
import type { Update } from '../../api/updates.js';
import { dayOf } from './dayOf.js';
import classes from './UpdatesPage.module.css';

/** When an entry was published. */
export function UpdateDay({ update: { published_at } }: { readonly update: Update }): ReactElement | null {
  if (published_at === null) return null;
  return (
    <time className={classes.day} dateTime={published_at}>
      {dayOf(published_at, new Date())}
    </time>
  );
}
