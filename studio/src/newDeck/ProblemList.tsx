import type { Problem } from '@cardwright/renderer';
import { namePlace } from '@cardwright/renderer/tables';
import { Button } from '@mantine/core';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import styles from './ProblemList.module.css';

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const FIRST = 6;

interface ProblemListProps {
  readonly title: string;
  readonly problems: readonly Problem[];
}

/** Problems of a file or table: place, message and fix. */
export function ProblemList({ title, problems }: ProblemListProps): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const shown = isWhole ? problems : problems.slice(0, FIRST);
  return (
    <section className={styles.problems} role={hasErrors ? 'alert' : 'status'} data-severe={hasErrors || undefined}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {shown.map((problem, index) => (
          <ProblemItem key={index} problem={problem} />
        ))}
      </ul>
      {problems.length > shown.length && (
        <Button variant="subtle" color="gray" size="sm" onClick={() => setWhole(true)}>
          Show {problems.length - shown.length} more
        </Button>
      )}
    </section>
  );
}

function ProblemItem({ problem }: { readonly problem: Problem }): ReactElement {
  const { severity, message, fix } = problem;
  const Icon = ICONS[severity];
  const place = placeOf(problem);
  return (
    <li className={styles.problem} data-severity={severity}>
      <Icon size={16} className={styles.icon} aria-label={severity} />
      <span>
        {place !== '' && <span className={styles.place}>{place}</span>} {message}
        {fix !== undefined && <span className={styles.fix}> {fix}</span>}
      </span>
    </li>
  );
}

/** Where the problem is; empty if its message names the place already. */
function placeOf({ place, path, message }: Problem): string {
  const { file = '', line, column } = place ?? {};
  if (line === undefined) return ` ${message} `.includes(` ${path} `) ? '' : path;
  return namePlace(file, line, column);
}
