import type { ReactElement } from 'react';
import { ANGLE } from '../../../../template/styling/quantity.js';
import { ClassSelect } from '../fields/ClassSelect.js';
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
  const { style, nameOf, set } = styling;
  return (
    <Panel title="Effects">
      <div className={classes.pair}>
        <ClassSelect
          label="Shadow"
          value={nameOf('shadow') ?? ''}
          choices={SHADOWS}
          onChange={(name) => set('shadow', name || undefined)}
        />
        <ClassSelect
          label="Blending"
          value={nameOf('blend') ?? ''}
          choices={BLENDS}
          onChange={(name) => set('blend', name || undefined)}
        />
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
