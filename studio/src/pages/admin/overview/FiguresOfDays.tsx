import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { fileSize } from '../../../exporting/fileSize.js';
import { counted } from '../../../words/counted.js';
import { BarChart } from '../charts/BarChart.js';
import { Alerts } from './Alerts.js';
import { ErrorsToday } from './ErrorsToday.js';
import { Figure } from './Figure.js';
import { type Day, type Overview, PRODUCT_SERIES, type Stats } from './figures.js';
import { LatestActions } from './LatestActions.js';
import styles from './OverviewPage.module.css';
import { grouped } from '../../../words/grouped.js';

type Figures = Exclude<keyof Day, 'day' | 'products'>;

/** The figures of a period, and their course. */
export function FiguresOfDays({
  overview,
  stats,
}: {
  readonly overview: Overview;
  readonly stats: Stats;
}): ReactElement {
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
        <Figure name="Members" value={grouped(stats.members.total)} line={all('members')}>
          +{grouped(sum('members'))} in this period
        </Figure>
        <Figure name="Decks" value={grouped(stats.decks.total)} line={all('decks')}>
          +{grouped(sum('decks'))}, {grouped(stats.decks.published)} published
        </Figure>
        <Figure name="Exports" value={grouped(sum('exports'))} line={all('exports')}>
          {grouped(sum('failed'))} failed
        </Figure>
        <Figure name="Queue" value={grouped(queue.queued + queue.running)} line={all('longest_wait')}>
          {grouped(queue.running)} running, the longest wait was {duration(Math.max(...all('longest_wait')))}
        </Figure>
        <Figure name="Errors" value={`${errorShare.toFixed(2)}%`} line={all('errors')} isBad>
          <Link to="/admin/errors">
            {grouped(sum('errors'))} of {counted(sum('requests'), 'response')}
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
              <span className={styles.mono}>{grouped(decks)}</span>
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

/** '12 s', '5 min', '3 h', '2 d'. @param seconds rounded to the largest unit */
function duration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 86_400 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} d`;
}
