import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactElement } from 'react';
import { ApiError } from '../api/ApiError.js';
import { exportsQuery } from '../api/exports.js';
import { RetryNote } from '../components/RetryNote.js';
import styles from './ExportDialog.module.css';
import { PastExport } from './PastExport.js';

type Props = Omit<ComponentProps<typeof PastExport>, 'job'>;

/** Earlier exports of this deck, while they are kept. */
export function PastExports(props: Props): ReactElement | null {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    exportsQuery(props.deck.id),
  );
  const jobs = data?.pages.flatMap((page) => page.exports) ?? [];
  // The dialog that signs in again says what is wrong, and everything that failed is then fetched again.
  if (error instanceof ApiError && error.status === 401) return null;
  // Without a connection, the list that was loaded stays.
  if (error !== null && data === undefined)
    return <RetryNote what="Past exports" isLoading={isFetching} onRetry={() => void refetch()} />;
  if (jobs.length === 0) return null;
  return (
    <section className={styles.past} aria-labelledby="past-exports">
      <h3 id="past-exports">Past exports</h3>
      <ul>
        {jobs.map((job) => (
          <PastExport key={job.id} job={job} {...props} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}
