import { ActionIcon, Button, Loader } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RotateCcw, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { ApiError } from '../api/ApiError.js';
import {
  deleteExport,
  exportChoicesQuery,
  exportKeys,
  exportsQuery,
  isUnderWay,
  retryExport,
  type ExportJob,
} from '../api/exports.js';
import { confirm } from '../components/confirm.js';
import { RetryNote } from '../components/RetryNote.js';
import { attempt } from '../toasts/attempt.js';
import styles from './ExportDialog.module.css';
import { download, followExport } from './exportRuns.js';
import { failureOf } from './failureOf.js';
import { JobFindings } from './JobFindings.js';
import { fileSize } from './fileSize.js';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const REMOVAL = {
  message: 'The file is removed from the server. Copies that you have downloaded stay.',
  confirmLabel: 'Delete file',
  danger: true,
};

interface Props extends Omit<ComponentProps<typeof JobFindings>, 'job'> {
  readonly deckId: string;
}

/** Earlier exports of this deck, while they are kept. */
export function PastExports({ deckId, ...rest }: Props): ReactElement | null {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    exportsQuery(deckId),
  );
  const jobs = data?.pages.flatMap((page) => page.exports) ?? [];
  // The dialog that signs in again says what is wrong, and everything that failed is then fetched again.
  if (error instanceof ApiError && error.status === 401) return null;
  if (error !== null) return <RetryNote what="Past exports" isLoading={isFetching} onRetry={() => void refetch()} />;
  if (jobs.length === 0) return null;
  return (
    <section className={styles.past} aria-labelledby="past-exports">
      <h3 id="past-exports">Past exports</h3>
      <ul>
        {jobs.map((job) => (
          <PastExport key={job.id} job={job} deckId={deckId} {...rest} />
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

function PastExport({ job, deckId, ...rest }: Props & { readonly job: ExportJob }): ReactElement {
  const queries = useQueryClient();
  const { data: choices } = useQuery(exportChoicesQuery);
  // A preset that is not listed is one of the member's own, deleted since.
  const preset = choices?.presets.find(({ name }) => name === job.preset);
  const name = job.file?.name ?? preset?.title ?? 'Deleted preset';
  const act = async (title: string, work: () => Promise<unknown>): Promise<void> => {
    if (await attempt(title, work, job.id)) await queries.invalidateQueries({ queryKey: exportKeys.list(deckId) });
  };
  const retry = async (): Promise<void> => {
    void followExport(queries, deckId, await retryExport(job.id), true);
  };
  const remove = async (): Promise<void> => {
    // Nothing is lost with one that failed.
    const isSure = job.status !== 'done' || (await confirm({ ...REMOVAL, title: `Delete ${name}?` }));
    if (isSure) await act('It could not be deleted', () => deleteExport(job.id));
  };
  return (
    <li className={styles.pastExport}>
      <div className={styles.job}>
        <div>
          <strong>{name}</strong>
          <span>{describe(job)}</span>
        </div>
        {isUnderWay(job) && <Loader size={16} aria-label="In progress" />}
        {job.status === 'done' && (
          <ActionIcon
            aria-label={`Download ${name}`}
            onClick={() => void act('The file is not available', () => download(job))}
          >
            <Download size={16} />
          </ActionIcon>
        )}
        {(job.status === 'failed' || job.status === 'cancelled') && (
          <ActionIcon aria-label={`Make ${name} again`} onClick={() => void act('It could not be started', retry)}>
            <RotateCcw size={16} />
          </ActionIcon>
        )}
        {!isUnderWay(job) && (
          <ActionIcon aria-label={`Delete ${name}`} onClick={() => void remove()}>
            <Trash2 size={16} />
          </ActionIcon>
        )}
      </div>
      <JobFindings job={job} {...rest} />
    </li>
  );
}

function describe(job: ExportJob): string {
  const { status, file } = job;
  const when = WHEN.format(new Date(job.created_at));
  if (status === 'done' && file !== null) return `${when}, ${fileSize(file.size)}`;
  if (status === 'failed') return failureOf(job);
  return `${when}, ${STATES[status]}`;
}

const STATES = {
  queued: 'waiting',
  running: 'being made',
  done: 'done',
  failed: 'failed',
  cancelled: 'stopped',
  expired: 'no longer kept',
} as const;
