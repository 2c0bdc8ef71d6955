import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { LoadError } from '../../../components/LoadError.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { FiguresOfDays } from './FiguresOfDays.js';
import { FiguresSkeleton } from './FiguresSkeleton.js';
import { saveDays } from './saveDays.js';

const SPANS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: '12 months' },
];

/** What an admin should know first: what needs a person, the figures, and their course. */
export function OverviewPage(): ReactElement {
  const [span, setSpan] = useState('30');
  const overview = useQuery({
    queryKey: ['admin', 'overview', span],
    queryFn: async ({ signal }) => ({
      overview: await call('GET /api/admin/overview', { query: { days: Number(span) }, signal }),
      stats: (await call('GET /api/admin/stats', { signal })).stats,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title="Overview">
        <SegmentedControl aria-label="Period" value={span} onChange={setSpan} data={SPANS} />
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          disabled={!overview.isSuccess}
          onClick={() => overview.data && saveDays(overview.data.overview.days)}
        >
          Figures as CSV
        </Button>
      </PageHeader>
      {overview.isError && (
        <LoadError error={overview.error} what="The figures" onRetry={() => void overview.refetch()} />
      )}
      {overview.isPending && <FiguresSkeleton />}
      {overview.isSuccess && <FiguresOfDays {...overview.data} />}
    </>
  );
}
