import type { Style } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import {
  bracketed,
  LENGTH,
  LENGTH_OR_SHARE,
  lengthText,
  type Quantity,
} from '../../../../template/styling/quantity.js';
import { QuantityField } from '../fields/QuantityField.js';
import classes from '../inspector.module.css';
import { Panel } from '../Panel.js';
import type { Styling } from '../useStyling.js';
import { ControlColor } from './ControlColor.js';

/** The colour, width and radius of the border. */
export function BorderPanel({ styling }: { readonly styling: Styling }): ReactElement {
  const { style, set } = styling;
  return (
    <Panel title="Border">
      <ControlColor
        styling={styling}
        label="Line"
        prefix="border"
        control="borderColor"
        color={style.borderColor?.top}
      />
      <div className={classes.pair}>
        <QuantityField
          label="Width"
          name="Border width"
          text={lengthText(style.borderWidth?.top)}
          range={LENGTH}
          onChange={(value, gesture) =>
            set('borderWidth', typeof value === 'object' ? `border-${bracketed(value)}` : undefined, gesture)
          }
        />
        <QuantityField
          label="Radius"
          text={radiusText(style)}
          range={LENGTH_OR_SHARE}
          words={['full']}
          onChange={(value, gesture) => set('radius', radiusClass(value), gesture)}
        />
      </div>
    </Panel>
  );
}

function radiusText({ borderRadius }: Style): string {
  const radius = borderRadius?.topLeft;
  if (typeof radius === 'number') return lengthText(radius);
  return radius === 'full' ? 'full' : '';
}

function radiusClass(value: Quantity | string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? 'rounded-full' : `rounded-${bracketed(value)}`;
}
