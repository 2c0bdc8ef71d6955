import { PROOF_MARKS, type ProofFindings } from '@cardwright/renderer/press';
import type { ReactElement } from 'react';
import styles from '../ExportPreview.module.css';
import type { ProofChoice } from './ProofChoice.js';
import type { Proof } from './useProof.js';

interface Props {
  readonly press: ProofChoice;
  readonly proof: Proof;
  readonly found: ProofFindings | undefined;
}

/** What the marks of a proof mean, and how much of the sheet they cover. */
export function ProofLegend({ press, proof: { table, problem }, found }: Props): ReactElement {
  if (problem !== undefined) {
    return (
      <p className={styles.legend} role="alert">
        {problem}
      </p>
    );
  }
  return (
    <div role="status" aria-label="Press colours">
      <ul className={styles.legend}>
        {table === undefined || found === undefined ? (
          <li>Computing the colours of the press</li>
        ) : (
          <>
            <li>
              <i style={{ background: stripes(-45, PROOF_MARKS.outOfGamut) }} />
              {found.outOfGamut === 0
                ? 'Every colour can be printed'
                : `${percent(found.outOfGamut)} prints duller than on the screen`}
            </li>
            <li>
              <i style={{ background: stripes(45, PROOF_MARKS.overLimit) }} />
              {found.overLimit === 0
                ? `The ink stays within ${press.inkLimit}%`
                : `${percent(found.overLimit)} has more than ${press.inkLimit}% ink, which the file reduces`}
            </li>
          </>
        )}
      </ul>
    </div>
  );
}

function stripes(degrees: number, color: readonly [number, number, number]): string {
  return `repeating-linear-gradient(${degrees}deg, rgb(${color.join(' ')}) 0 2px, transparent 2px 6px)`;
}

function percent(share: number): string {
  return share < 0.01 ? 'Less than 1%' : `${Math.round(share * 100)}%`;
}
