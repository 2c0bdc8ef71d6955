import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Update } from '../../api/updates.js';
import { UpdateDay } from './UpdateDay.js';
import classes from './EarlierUpdates.module.css';

/** Older entries, a line each. */
export function EarlierUpdates({ updates }: { readonly updates: readonly Update[] }): ReactElement | null {
  if (updates.length === 0) return null;
  return (
    <section className={classes.earlier} aria-labelledby="earlier">
      <h2 id="earlier" className={classes.heading}>
        Earlier
      </h2>
      <ul className={classes.list}>
        {updates.map((update) => (
          <li key={update.id} className={classes.line}>
            <UpdateDay update={update} />
            <Link to={`/updates/${update.slug}`} className={classes.link}>
              {update.title}
            </Link>
            <span className={classes.tags}>{update.tags.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
