import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import { LimitedInput } from './LimitedInput.js';

interface Props {
  readonly value: number | undefined;
  readonly onChange: (dpi: number | undefined) => void;
}

/** Pixels per inch. Empty for the preset's. */
export function ResolutionInput({ value, onChange }: Props): ReactElement {
  return (
    <LimitedInput
      label="Resolution, dpi"
      name="resolution"
      unit="dpi"
      w={104}
      min={EXPORT_OPTIONS.dpi.min}
      max={EXPORT_OPTIONS.dpi.max}
      step={50}
      allowDecimal={false}
      hideControls
      value={value}
      onChange={onChange}
    />
  );
}
