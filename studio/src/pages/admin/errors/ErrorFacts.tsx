import type { ReactElement } from 'react';
import { BarChart } from '../charts/BarChart.js';
import { Facts } from '../list/SidePanel.js';
import { dateTime } from '../words/dateTime.js';
import styles from './ErrorFacts.module.css';
import type { ServerError } from './ServerError.js';
import { grouped } from '../../../words/grouped.js';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** One kind of error in full, with its course over the last days. */
export function ErrorFacts({ error }: { readonly error: ServerError }): ReactElement {
  const days = lastDays(new Date());
  return (
    <>
      <Facts
        facts={{
          Message: error.message || 'None',
          'In the code': <code className={styles.code}>{error.place || 'Unknown'}</code>,
          'Last route': <code className={styles.code}>{error.route}</code>,
          'Last request': <code className={styles.code}>{error.request_id ?? 'None: a background task'}</code>,
          Count: grouped(error.count),
          First: dateTime(error.first_at),
          Last: dateTime(error.last_at),
        }}
      />
      <BarChart
        title="Errors per day"
        days={days}
        series={[{ name: 'Errors', tone: 'bad', values: days.map((day) => error.days[day] ?? 0) }]}
      />
      <p className={styles.hint}>To see the whole error, search the server’s log for the id of the request.</p>
    </>
  );
}

/** The last days in UTC, oldest first. */
function lastDays(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
