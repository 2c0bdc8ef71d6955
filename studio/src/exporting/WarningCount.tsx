import { type FailOn, isFailure } from '@cardwright/renderer';
import { UnstyledButton } from '@mantine/core';
import { OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { counted } from '../words/counted.js';
import styles from './ExportDialog.module.css';
import type { PrintWarning } from './printWarnings.js';

interface Props {
  readonly warnings: readonly PrintWarning[];
  /** Whether the server is told to export faces with missing parts. */
  readonly isAllowed: boolean;
  readonly failOn: FailOn;
  /** Shows the first warning. */
  readonly onShow: () => void;
}

/** How many errors and warnings there are and whether one stops the export, beside the button that starts it. */
export function WarningCount({ warnings, isAllowed, failOn, onShow }: Props): ReactElement | null {
  if (warnings.length === 0) return null;
  const stopping = warnings.filter(
    ({ stops, severity }) => (stops && !isAllowed) || isFailure(severity, failOn),
  ).length;
  const isStopped = stopping > 0;
  const isSevere = isStopped || warnings.some(({ severity }) => severity === 'error');
  const Mark = isSevere ? OctagonX : TriangleAlert;
  return (
    <UnstyledButton className={styles.count ?? ''} data-severe={isSevere || undefined} onClick={onShow}>
      <Mark size={16} aria-hidden />
      <span>
        {countsOf(warnings)}
        {isStopped && stops(stopping, warnings.length)}
      </span>
    </UnstyledButton>
  );
}

function countsOf(warnings: readonly PrintWarning[]): string {
  const errors = warnings.filter(({ severity }) => severity === 'error').length;
  const others = warnings.length - errors;
  const parts = [errors > 0 && counted(errors, 'error'), others > 0 && counted(others, 'warning')];
  return parts.filter(Boolean).join(' and ');
}

function stops(stopping: number, count: number): string {
  const who = stopping === count ? '' : `, ${stopping}`;
  return `${who} ${stopping === 1 ? 'stops' : 'stop'} the export`;
}
