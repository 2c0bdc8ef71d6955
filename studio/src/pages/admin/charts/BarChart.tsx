import type { ReactElement } from 'react';
import styles from './BarChart.module.css';
import { grouped } from '../../../words/grouped.js';

export interface Series {
  readonly name: string;
  /** A step of the one hue: 0 is the darkest. */
  readonly tone: 0 | 1 | 2 | 3 | 'bad';
  readonly values: readonly number[];
}

interface Props {
  readonly title: string;
  /** The days, as 2026-11-22. */
  readonly days: readonly string[];
  readonly series: readonly Series[];
  readonly show?: (value: number) => string;
}

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [640, 200, 72, 22];

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Bars for each day, stacked, with three grid lines; the same as a table for the keyboard and screen readers. */
export function BarChart({ title, days, series, show = grouped }: Props): ReactElement {
  const sums = days.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const most = niceTop(Math.max(...sums, 2));
  const step = (WIDTH - LEFT) / Math.max(1, days.length);
  const y = (value: number): number => (HEIGHT - BOTTOM) * (1 - value / most) + 6 * (value / most);
  return (
    <section className={styles.panel}>
      <header>
        <h2>{title}</h2>
        <ul>
          {series.map(({ name, tone }) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line x1={LEFT} x2={WIDTH} y1={y(most * share)} y2={y(most * share)} className={styles.grid} />
            <text x={LEFT - 8} y={y(most * share) + 4} textAnchor="end">
              {share === 0 ? 0 : show(most * share)}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          let below = 0;
          const x = LEFT + index * step;
          return (
            <g key={day}>
              <title>{`${SHORT.format(new Date(day))}: ${series.map(({ name, values }) => `${name} ${show(values[index] ?? 0)}`).join(', ')}`}</title>
              <rect x={x} y={0} width={step} height={HEIGHT - BOTTOM} fill="transparent" />
              {series.map(({ name, tone, values }) => {
                const from = below;
                below += values[index] ?? 0;
                const height = Math.max(0, y(from) - y(below) - (from > 0 ? 1 : 0));
                return (
                  <rect
                    key={name}
                    data-tone={tone}
                    x={x + step * 0.14}
                    width={step * 0.72}
                    y={y(below)}
                    height={height}
                    rx={Math.min(2, step * 0.2)}
                  />
                );
              })}
              {index % Math.ceil(days.length / 5) === 0 && (
                <text x={x} y={HEIGHT - 4}>
                  {SHORT.format(new Date(day))}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ChartTable {...{ title, days, series, show }} />
    </section>
  );
}

function ChartTable({ title, days, series, show = grouped }: Props): ReactElement {
  return (
    <details>
      <summary>Show as table</summary>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={`${title} as a table`}>
        <table>
          <thead>
            <tr>
              <th>Day</th>
              {series.map(({ name }) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, index) => (
                <tr key={day}>
                  <td>{day}</td>
                  {series.map(({ name, values }) => (
                    <td key={name}>{show(values[index] ?? 0)}</td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The next of 1, 2, 4, 10, 20, 40 …, so that half of it is a whole number too (from 2 on). */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 10].find((factor) => factor * power >= value) ?? 10);
}
