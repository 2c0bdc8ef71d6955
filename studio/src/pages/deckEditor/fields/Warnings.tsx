import type { Finding } from '@cardwright/renderer';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './Warnings.module.css';

interface Props {
  readonly findings: readonly Finding[];
  /** Whether it belongs to the field above it. */
  readonly isBelow?: boolean;
}

/** A list of findings between fields, which is read out when it changes. */
export function Warnings({ findings, isBelow = false }: Props): ReactElement {
  return (
    <div role="status" className={isBelow ? `${classes.status} ${classes.below}` : classes.status}>
      {findings.length > 0 && (
        <ul className={classes.warnings}>
          {findings.map(({ code, message, fix }) => (
            <li key={code + message}>
              <TriangleAlert size={15} aria-hidden />
              <span>
                {message} {fix}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
