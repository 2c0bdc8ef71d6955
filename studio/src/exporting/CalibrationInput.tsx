import { type Calibration, CALIBRATION_LIMITS } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import { LengthInput } from './LengthInput.js';

interface Props {
  readonly value: Calibration | undefined;
  readonly onChange: (value: Calibration | undefined) => void;
}

const NONE: Calibration = { x_mm: 0, y_mm: 0, scale: 1 };
const LIMITS = { min: -CALIBRATION_LIMITS.offsetMm, max: CALIBRATION_LIMITS.offsetMm };

/** The offset of a printer's backs, right and down in millimetres. A scale set elsewhere is kept. */
export function CalibrationInput({ value = NONE, onChange }: Props): ReactElement {
  const set = (changed: Partial<Calibration>): void => {
    const next = { ...value, ...changed };
    onChange(next.x_mm === 0 && next.y_mm === 0 && next.scale === 1 ? undefined : next);
  };
  const field = (axis: 'x_mm' | 'y_mm', direction: string, arrow: string) => (
    <LengthInput
      label={direction}
      name={`shift ${direction.toLowerCase()}`}
      unit={`mm ${arrow}`}
      limits={LIMITS}
      step={0.1}
      w={132}
      value={value[axis]}
      onChange={(mm) => set({ [axis]: mm })}
    />
  );
  return (
    <>
      {field('x_mm', 'To the right', '→')}
      {field('y_mm', 'Down', '↓')}
    </>
  );
}
