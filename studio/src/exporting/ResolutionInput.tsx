import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { NumberInput } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './ExportDialog.module.css';

interface Props {
  readonly value: number | undefined;
  readonly onChange: (dpi: number | undefined) => void;
}

/** Pixels per inch. Empty for the preset's. */
export function ResolutionInput({ value, onChange }: Props): ReactElement {
  return (
    <NumberInput
      aria-label="Resolution, dpi"
      w={104}
      min={EXPORT_OPTIONS.dpi.min}
      max={EXPORT_OPTIONS.dpi.max}
      step={50}
      clampBehavior="blur"
      allowDecimal={false}
      hideControls
      rightSection={<span className={styles.unit}>dpi</span>}
      rightSectionWidth={42}
      classNames={{ input: styles.number ?? '' }}
      value={value ?? ''}
      onChange={(dpi) => onChange(dpi === '' ? undefined : Number(dpi))}
    />
  );
}
