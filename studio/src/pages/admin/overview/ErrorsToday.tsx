import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { titleOfError } from '../errors/ServerError.js';
import styles from './OverviewPage.module.css';
import { grouped } from '../../../words/grouped.js';

/** The kinds of errors of the last 24 hours, the most frequent ones first. */
export function ErrorsToday(): ReactElement {
  const errors = useQuery({
    queryKey: ['admin', 'errors', 'overview'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/errors', { query: { seen: 'day', sort: '-count', limit: 6 }, signal }),
  });
  if (errors.isError)
    return <RetryNote what="The errors" isLoading={errors.isFetching} onRetry={() => void errors.refetch()} />;
  return (
    <>
      {errors.data?.total === 0 && <p>Nothing has failed in the last 24 hours.</p>}
      {errors.data?.errors.map((error) => (
        <div key={error.id} className={styles.row}>
          <span>
            <strong>{titleOfError(error)}</strong>
            <br />
            <span className={styles.detail}>{error.route}</span>
          </span>
          <span className={styles.mono}>{grouped(error.count)}</span>
        </div>
      ))}
      <Link to="/admin/errors">All errors</Link>
    </>
  );
}
