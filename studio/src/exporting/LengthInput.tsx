import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { NumberInput } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './ExportDialog.module.css';

interface Props {
  readonly label: string;
  readonly option: 'bleed' | 'gap' | 'margin' | 'corner_radius';
  /** mm */
  readonly value: number | undefined;
  /** mm; what a vendor requires at least. */
  readonly least?: number | undefined;
  readonly onChange: (mm: number) => void;
}

/** A length in millimetres. An empty field is zero. Arrow keys change it by half a millimetre. */
export function LengthInput({ label, option, value = 0, least, onChange }: Props): ReactElement {
  const { min, max } = EXPORT_OPTIONS[option];
  return (
    <NumberInput
      aria-label={`${label}, mm`}
      w={96}
      min={least ?? min}
      max={max}
      step={0.5}
      decimalScale={3}
      hideControls
      rightSection={<span className={styles.unit}>mm</span>}
      rightSectionWidth={42}
      classNames={{ input: styles.number ?? '' }}
      value={Number(value.toFixed(3))}
      onChange={(mm) => onChange(Number(mm) || 0)}
    />
  );
}
