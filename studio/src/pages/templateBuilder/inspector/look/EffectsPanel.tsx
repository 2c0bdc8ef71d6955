import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ControlName } from '../../../../template/styling/controls.js';
import { ANGLE } from '../../../../template/styling/quantity.js';
import { QuantityField } from '../fields/QuantityField.js';
import classes from '../inspector.module.css';
import { Panel } from '../Panel.js';
import type { Styling } from '../useStyling.js';

const SHADOWS = [
  { value: '', label: 'No shadow' },
  ...['shadow-sm', 'shadow', 'shadow-md', 'shadow-lg', 'shadow-xl', 'shadow-2xl'].map((value) => ({
    value,
    label: value,
  })),
];
const BLENDS = [
  { value: '', label: 'Normal' },
  ...['multiply', 'screen', 'overlay', 'darken', 'lighten'].map((label) => ({ value: `mix-blend-${label}`, label })),
];

const OPACITY = { minimum: 0, maximum: 100, unit: '%' };

/** Shadow, blending, opacity and rotation. */
export function EffectsPanel({ styling }: { readonly styling: Styling }): ReactElement {
  const { style, set } = styling;
  return (
    <Panel title="Effects">
      <div className={classes.pair}>
        <ClassSelect styling={styling} label="Shadow" control="shadow" choices={SHADOWS} />
        <ClassSelect styling={styling} label="Blending" control="blend" choices={BLENDS} />
        <QuantityField
          label="Opacity"
          text={style.opacity === undefined ? '' : String(Math.round(style.opacity * 100))}
          unit="%"
          range={OPACITY}
          step={5}
          onChange={(value, gesture) =>
            set('opacity', typeof value === 'object' ? `opacity-${Math.round(value.value)}` : undefined, gesture)
          }
        />
        <QuantityField
          label="∠"
          name="Rotation in the flow"
          text={style.rotate === undefined ? '' : String(Math.round(style.rotate * 10) / 10)}
          unit="°"
          range={ANGLE}
          onChange={(value, gesture) =>
            set('rotate', typeof value === 'object' ? `rotate-[${value.value}deg]` : undefined, gesture)
          }
        />
      </div>
    </Panel>
  );
}

interface ClassSelectProps {
  readonly styling: Styling;
  readonly label: string;
  readonly control: ControlName;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of several classes, or none. */
function ClassSelect({ styling, label, control, choices }: ClassSelectProps): ReactElement {
  return (
    <NativeSelect
      aria-label={label}
      size="xs"
      value={styling.nameOf(control) ?? ''}
      data={choices}
      onChange={({ currentTarget }) => styling.set(control, currentTarget.value || undefined)}
    />
  );
}
