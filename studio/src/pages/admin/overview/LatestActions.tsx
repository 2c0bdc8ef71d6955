import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { dateTime } from '../words/dateTime.js';
import styles from './OverviewPage.module.css';

/** The last entries of the audit log. */
export function LatestActions(): ReactElement {
  const actions = useQuery({
    queryKey: ['admin', 'audit-log', 'latest'],
    queryFn: async ({ signal }) => (await call('GET /api/admin/actions', { query: { limit: 6 }, signal })).actions,
  });
  if (actions.isError)
    return <RetryNote what="The last actions" isLoading={actions.isFetching} onRetry={() => void actions.refetch()} />;
  return (
    <>
      {actions.data?.length === 0 && <p>Nothing has been done yet.</p>}
      {actions.data?.map(({ id, actor_name, sentence, subject, created_at }) => (
        <div key={id} className={styles.row}>
          <span>
            <strong>{sentence}</strong> {subject}
            <br />
            <span className={styles.detail}>
              {actor_name}, {dateTime(created_at)}
            </span>
          </span>
        </div>
      ))}
      <Link to="/admin/audit-log">All entries</Link>
    </>
  );
}
