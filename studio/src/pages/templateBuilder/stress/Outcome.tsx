import { Check, Contrast, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { counted } from '../../../words/counted.js';
import classes from './stress.module.css';
import type { StressFindings } from './useStressFindings.js';

/** Whether something on a face does not hold. */
export function isBad(findings: StressFindings | undefined): boolean {
  return findings !== undefined && findings.overflow.length + findings.contrast.length > 0;
}

/** What was found on a face, in words. */
export function Outcome({ findings }: { readonly findings: StressFindings | undefined }): ReactElement {
  return (
    <span className={classes.outcome}>
      {findings === undefined && '…'}
      {findings !== undefined && !isBad(findings) && (
        <span>
          <Check size={13} aria-hidden /> Fits
        </span>
      )}
      {findings !== undefined && findings.overflow.length > 0 && (
        <span>
          <TriangleAlert size={13} aria-hidden /> {counted(findings.overflow.length, 'overflow')}
        </span>
      )}
      {findings !== undefined && findings.contrast.length > 0 && (
        <span>
          <Contrast size={13} aria-hidden /> {findings.contrast.length} pale
        </span>
      )}
    </span>
  );
}
