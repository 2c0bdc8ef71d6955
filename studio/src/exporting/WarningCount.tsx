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
  /** Shows the first warning. */
  readonly onShow: () => void;
}

/** How many warnings there are and whether one stops the export, beside the button that starts it. */
export function WarningCount({ warnings, isAllowed, onShow }: Props): ReactElement | null {
  if (warnings.length === 0) return null;
  const stopping = isAllowed ? 0 : warnings.filter(({ stops }) => stops).length;
  const isStopped = stopping > 0;
  const Mark = isStopped ? OctagonX : TriangleAlert;
  return (
    <UnstyledButton className={styles.count ?? ''} data-stops={isStopped || undefined} onClick={onShow}>
      <Mark size={16} aria-hidden />
      <span>
        {counted(warnings.length, 'warning')}
        {isStopped && stops(stopping, warnings.length)}
      </span>
    </UnstyledButton>
  );
}

function stops(stopping: number, count: number): string {
  const who = stopping === count ? '' : `, ${stopping}`;
  return `${who} ${stopping === 1 ? 'stops' : 'stop'} the export`;
}
