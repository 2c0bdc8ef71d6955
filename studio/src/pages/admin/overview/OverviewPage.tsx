import type { Answer } from '@cardwright/server/contract';
import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert, Download, Flag, HardDrive } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.js';
import { saveFile } from '../../../browser/saveFile.js';
import { LoadError } from '../../../components/LoadError.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { fileSize } from '../../../exporting/fileSize.js';
import { BarChart } from '../charts/BarChart.js';
import { toCsv } from '../list/toCsv.js';
import { counted } from '../../../words/counted.js';
import { ErrorsToday } from './ErrorsToday.js';
import { Figure } from './Figure.js';
import { LatestActions } from './LatestActions.js';
import styles from './OverviewPage.module.css';

type Overview = Answer<'GET /api/admin/overview'>;
type Day = Overview['days'][number];
type Figures = Exclude<keyof Day, 'day' | 'products'>;
type Stats = Answer<'GET /api/admin/stats'>['stats'];

const PRODUCT_SERIES = [
  { product: 'pdf-cards', name: 'PDFs of cards', tone: 0 },
  { product: 'pdf-sheets', name: 'Sheets', tone: 2 },
  { product: 'zip', name: 'Pictures', tone: 1 },
  { product: 'play', name: 'To play', tone: 3 },
] as const;

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
      {overview.isPending && <div className={styles.waiting} role="status" aria-label="Loading" />}
      {overview.isSuccess && <FiguresOfDays {...overview.data} />}
    </>
  );
}

function FiguresOfDays({ overview, stats }: { readonly overview: Overview; readonly stats: Stats }): ReactElement {
  const { days, queue, worlds, disk } = overview;
  const dates = days.map(({ day }) => day);
  const all = (name: Figures): number[] => days.map((day) => day[name] ?? 0);
  const sum = (name: Figures): number => all(name).reduce((left, right) => left + right, 0);
  const errorShare = sum('requests') === 0 ? 0 : (sum('errors') / sum('requests')) * 100;
  const stored = days.at(-1)?.stored ?? 0;
  return (
    <div className={styles.page}>
      <Alerts overview={overview} />
      <div className={styles.figures}>
        <Figure name="Members" value={NUMBER.format(stats.members.total)} line={all('members')}>
          +{NUMBER.format(sum('members'))} in this period
        </Figure>
        <Figure name="Decks" value={NUMBER.format(stats.decks.total)} line={all('decks')}>
          +{NUMBER.format(sum('decks'))}, {NUMBER.format(stats.decks.published)} published
        </Figure>
        <Figure name="Exports" value={NUMBER.format(sum('exports'))} line={all('exports')}>
          {NUMBER.format(sum('failed'))} failed
        </Figure>
        <Figure name="Queue" value={NUMBER.format(queue.queued + queue.running)} line={all('longest_wait')}>
          {queue.running} running, the longest wait was {duration(Math.max(...all('longest_wait')))}
        </Figure>
        <Figure name="Errors" value={`${errorShare.toFixed(2)}%`} line={all('errors')} isBad>
          <Link to="/admin/errors">
            {NUMBER.format(sum('errors'))} of {counted(sum('requests'), 'response')}
          </Link>
        </Figure>
      </div>
      <div className={styles.charts}>
        <BarChart
          title="Exports per day"
          days={dates}
          series={[
            ...PRODUCT_SERIES.map(({ product, ...series }) => ({
              ...series,
              values: days.map(({ products }) => products[product]),
            })),
            { name: 'Failed', tone: 'bad', values: all('failed') },
          ]}
        />
        <BarChart title="New members" days={dates} series={[{ name: 'Members', tone: 0, values: all('members') }]} />
        <BarChart title="New decks" days={dates} series={[{ name: 'Decks', tone: 0, values: all('decks') }]} />
        <BarChart
          title="Longest wait in the queue"
          days={dates}
          series={[{ name: 'From the request to the start of the export', tone: 1, values: all('longest_wait') }]}
          show={duration}
        />
        <BarChart
          title="Storage"
          days={dates}
          series={[{ name: 'Pictures and exports', tone: 0, values: all('stored') }]}
          show={fileSize}
        />
        <BarChart
          title="Errors per day"
          days={dates}
          series={[{ name: 'Errors', tone: 'bad', values: all('errors') }]}
        />
        <Panel title="Published decks by world">
          {worlds.length === 0 && <p>No deck is published yet.</p>}
          {worlds.map(({ id, name, decks }) => (
            <Link key={id} to={`/admin/decks?world=${id}`} className={styles.row}>
              <span>{name}</span>
              <span className={styles.mono}>{decks}</span>
            </Link>
          ))}
          <p className={styles.detail}>
            {fileSize(stored)} stored{disk !== null && `, ${fileSize(disk.free)} free on the disk`}
          </p>
        </Panel>
        <Panel title="Errors by kind">
          <ErrorsToday />
        </Panel>
        <Panel title="Audit log">
          <LatestActions />
        </Panel>
      </div>
    </div>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A disk with less than a tenth left will soon refuse what people save. */
const SHORT = 0.1;

function Alerts({ overview: { days, reports, disk } }: { readonly overview: Overview }): ReactElement {
  const failed = days.at(-1)?.failed ?? 0;
  const isShort = disk !== null && disk.free < disk.size * SHORT;
  return (
    <div className={styles.alerts}>
      {failed > 0 && (
        <Link to="/admin/jobs?status=failed" data-tone="bad">
          <CircleAlert size={18} aria-hidden /> {counted(failed, 'export')} failed today
        </Link>
      )}
      {isShort && (
        <Link to="/admin/images?sort=-size" data-tone="bad">
          <HardDrive size={18} aria-hidden /> Only {fileSize(disk.free)} are left on the disk
        </Link>
      )}
      {reports > 0 && (
        <Link to="/admin/decks?only=reported&sort=-reports" data-tone="warning">
          <Flag size={18} aria-hidden /> {counted(reports, 'report')} of decks to review
        </Link>
      )}
    </div>
  );
}

/** '12 s', '5 min', '3 h', '2 d'. @param seconds rounded to the largest unit */
function duration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 86_400 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} d`;
}

const NUMBER = new Intl.NumberFormat('en-GB');

const NAMES = ['day', 'members', 'decks', 'exports', 'failed', 'requests', 'errors', 'stored', 'longest_wait'] as const;
const PRODUCT_NAMES = PRODUCT_SERIES.map(({ product }) => product);

function saveDays(days: readonly Day[]): void {
  const rows = [
    [...NAMES, ...PRODUCT_NAMES],
    ...days.map((day) => [...NAMES.map((name) => day[name] ?? ''), ...PRODUCT_NAMES.map((name) => day.products[name])]),
  ];
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), 'figures.csv');
}
