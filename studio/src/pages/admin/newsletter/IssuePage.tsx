import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../api/call.js';
import { LoadError } from '../../../components/LoadError.js';
import { ListSkeleton } from '../list/ListSkeleton.js';
import { useRun } from '../list/useRun.js';
import { IssueDraft } from './IssueDraft.js';
import { StartedIssue } from './StartedIssue.js';

/** How often the progress is read while an issue is being sent. */
const PROGRESS_MS = 2_000;

/** One issue: written while it is a draft, then followed while it is sent. */
export function IssuePage(): ReactElement {
  const { id = '' } = useParams();
  const running = useRun();
  const results = useQuery({
    queryKey: ['admin', 'newsletter', 'issue', id],
    queryFn: ({ signal }) => call('GET /api/admin/newsletter/issues/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (running.isRunning || state.data?.issue.status === 'sending' ? PROGRESS_MS : false),
  });
  return (
    <>
      <Button
        component={Link}
        to="/admin/newsletter"
        variant="subtle"
        size="compact-sm"
        leftSection={<ArrowLeft size={16} aria-hidden />}
      >
        All issues
      </Button>
      {results.isError && <LoadError error={results.error} what="The issue" onRetry={() => void results.refetch()} />}
      {results.isPending && <ListSkeleton />}
      {results.isSuccess &&
        (results.data.issue.status === 'draft' ? (
          <IssueDraft key={id} {...results.data} {...running} />
        ) : (
          <StartedIssue {...results.data} {...running} />
        ))}
    </>
  );
}
