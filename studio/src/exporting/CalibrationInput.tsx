import { type Calibration, CALIBRATION_LIMITS } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import { LimitedInput } from './LimitedInput.js';

interface Props {
  readonly value: Calibration | undefined;
  readonly onChange: (value: Calibration | undefined) => void;
}

const NONE: Calibration = { x_mm: 0, y_mm: 0, scale: 1 };

/** The offset of a printer's backs, right and down in millimetres. A scale set elsewhere is kept. */
export function CalibrationInput({ value = NONE, onChange }: Props): ReactElement {
  const set = (changed: Partial<Calibration>): void => {
    const next = { ...value, ...changed };
    onChange(next.x_mm === 0 && next.y_mm === 0 && next.scale === 1 ? undefined : next);
  };
  const field = (axis: 'x_mm' | 'y_mm', direction: string, arrow: string) => (
    <LimitedInput
      label={`${direction}, mm`}
      name={`shift ${direction.toLowerCase()}`}
      unit="mm"
      suffix={` mm ${arrow}`}
      step={0.1}
      decimalScale={2}
      min={-CALIBRATION_LIMITS.offsetMm}
      max={CALIBRATION_LIMITS.offsetMm}
      w={132}
      value={value[axis]}
      empty={0}
      onChange={(mm = 0) => set({ [axis]: mm })}
    />
  );
  return (
    <>
      {field('x_mm', 'To the right', '→')}
      {field('y_mm', 'Down', '↓')}
    </>
  );
}
