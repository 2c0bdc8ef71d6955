import type { ReactElement, ReactNode } from 'react';
import styles from './OverviewPage.module.css';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
  /** One value for each day. */
  readonly line: readonly number[];
  readonly isBad?: boolean;
}

const [WIDTH, HEIGHT] = [160, 32];

/** One large number, what is behind it, and its course. */
export function Figure({ name, value, children, line, isBad = false }: Props): ReactElement {
  const most = Math.max(...line, 1);
  const points = line.map((each, index) => {
    const x = (index / Math.max(1, line.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - 2 - (each / most) * (HEIGHT - 4)).toFixed(1)}`;
  });
  return (
    <div className={styles.figure} data-bad={isBad || undefined}>
      <span className={styles.name}>{name}</span>
      <strong>{value}</strong>
      <span className={styles.detail}>{children}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <polyline points={points.join(' ')} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
