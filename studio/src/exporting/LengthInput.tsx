import { NumberInput } from '@mantine/core';
import type { ReactElement } from 'react';
import type { OptionValue } from '../api/exports.js';
import styles from './ExportDialog.module.css';
import { toMillimetres } from './settings.js';

interface Props {
  readonly label: string;
  readonly value: OptionValue | undefined;
  readonly onChange: (length: string) => void;
}

/** A length in millimetres. An empty field is none, which is zero. Arrow keys change it by half a millimetre. */
export function LengthInput({ label, value, onChange }: Props): ReactElement {
  return (
    <NumberInput
      aria-label={`${label}, mm`}
      w={96}
      min={0}
      max={100}
      step={0.5}
      decimalScale={3}
      hideControls
      rightSection={<span className={styles.unit}>mm</span>}
      rightSectionWidth={42}
      classNames={{ input: styles.number ?? '' }}
      value={Number((toMillimetres(value) ?? 0).toFixed(3))}
      onChange={(mm) => onChange(`${Number(mm) || 0}mm`)}
    />
  );
}
