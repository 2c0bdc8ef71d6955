import type { ReactElement } from 'react';
import { GRADIENT_LINES, gradientLine, withGradientLine } from '../../../../template/styling/gradient.js';
import { ANGLE } from '../../../../template/styling/quantity.js';
import { ClassSelect } from '../fields/ClassSelect.js';
import { QuantityField } from '../fields/QuantityField.js';
import type { Styling } from '../useStyling.js';
import { ControlColor } from './ControlColor.js';

const CHOICES = [{ value: '', label: 'No gradient' }, ...GRADIENT_LINES];

/** The direction and the colours of a gradient. One in brackets with its own colours is only named, or replaced. */
export function GradientFields({ styling }: { readonly styling: Styling }): ReactElement {
  const { style, nameOf, set } = styling;
  const { type, angle, stops } = style.backgroundGradient ?? {};
  const line = gradientLine(nameOf('gradientLine'));
  const hasColors = (['gradientFrom', 'gradientVia', 'gradientTo'] as const).some((name) => nameOf(name) !== undefined);
  const isInBrackets = stops !== undefined && !hasColors;
  const turned = angle === undefined || type !== 'linear' || isInBrackets ? undefined : Math.round(angle * 10) / 10;
  return (
    <>
      <ClassSelect
        label="Gradient"
        value={line}
        choices={CHOICES}
        {...(turned !== undefined && { otherName: `At ${turned}°` })}
        onChange={(value) => set(...withGradientLine(value, hasColors, stops))}
      />
      {line !== '' && !isInBrackets && (
        <>
          <ControlColor styling={styling} label="From" prefix="from" control="gradientFrom" color={stops?.[0]?.color} />
          <ControlColor
            styling={styling}
            label="Middle"
            prefix="via"
            control="gradientVia"
            color={nameOf('gradientVia') === undefined ? undefined : stops?.[1]?.color}
          />
          <ControlColor styling={styling} label="To" prefix="to" control="gradientTo" color={stops?.at(-1)?.color} />
        </>
      )}
      {turned !== undefined && (
        <QuantityField
          label="∠"
          name="Angle of the gradient"
          text={String(turned)}
          unit="°"
          range={ANGLE}
          onChange={(value, gesture) =>
            typeof value === 'object' && set('gradientLine', `bg-linear-[${value.value}deg]`, gesture)
          }
        />
      )}
    </>
  );
}
