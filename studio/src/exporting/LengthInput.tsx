import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import { LimitedInput } from './LimitedInput.js';

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
    <LimitedInput
      label={`${label}, mm`}
      name={label.toLowerCase()}
      unit="mm"
      w={96}
      min={least ?? min}
      max={max}
      step={0.5}
      decimalScale={3}
      hideControls
      value={Number(value.toFixed(3))}
      empty={0}
      onChange={(mm = 0) => onChange(mm)}
    />
  );
}
