import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFindings } from '../../../../deck/review/useFindings.js';
import classes from './Inspector.module.css';

/** This card's findings. */
export function CardWarnings({ cardId }: { readonly cardId: string }): ReactElement {
  const findings = useFindings(cardId);
  return (
    <div role="status" className={classes.status}>
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
