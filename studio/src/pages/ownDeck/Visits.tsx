import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { visitsQuery } from '../../api/visits.js';
import { RetryNote } from '../../components/RetryNote.js';
import { counted } from '../../words/counted.js';
import classes from './Visits.module.css';
import { grouped } from '../../words/grouped.js';

/** How often the deck was looked at and played. */
export function Visits({ deckId }: { readonly deckId: string }): ReactElement | null {
  const { data: visits, isError, isFetching, refetch } = useQuery(visitsQuery(deckId));
  if (isError) return <RetryNote what="The visits" isLoading={isFetching} onRetry={() => void refetch()} />;
  if (visits === undefined) return <div className={classes.visits} aria-hidden />;
  const recent = visits.days.reduce((sum, day) => ({ views: sum.views + day.views, plays: sum.plays + day.plays }), {
    views: 0,
    plays: 0,
  });
  return (
    <section className={classes.visits} aria-label="Visits">
      <dl className={classes.sums}>
        <div>
          <dt>{visits.views === 1 ? 'View' : 'Views'}</dt>
          <dd>{grouped(visits.views)}</dd>
        </div>
        <div>
          <dt>{visits.plays === 1 ? 'Play' : 'Plays'}</dt>
          <dd>{grouped(visits.plays)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        {counted(recent.views, 'view')} and {counted(recent.plays, 'play')} in the last 30 days. Each browser is counted
        once a day, without cookies. Your own visits are not counted.
      </p>
    </section>
  );
}
