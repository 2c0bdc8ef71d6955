import { NumberInput } from '@mantine/core';
import type { ReactElement } from 'react';
import type { OptionValue } from '../../../api/exports.js';
import { toMillimetres } from './settings.js';

interface Props {
  readonly label: string;
  readonly value: OptionValue | undefined;
  readonly onChange: (length: string) => void;
}

/** A length in millimetres. An empty field is none, which is zero. */
export function LengthInput({ label, value, onChange }: Props): ReactElement {
  return (
    <NumberInput
      aria-label={`${label}, mm`}
      w={104}
      min={0}
      max={100}
      step={0.5}
      decimalScale={3}
      suffix=" mm"
      value={Number((toMillimetres(value) ?? 0).toFixed(3))}
      onChange={(mm) => onChange(`${Number(mm) || 0}mm`)}
    />
  );
}
