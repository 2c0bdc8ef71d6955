import type { ReactElement } from 'react';
import type { ControlName } from '../../../../template/styling/controls.js';
import { ColorField } from '../fields/ColorField.js';
import type { Styling } from '../useStyling.js';

interface Props {
  readonly styling: Styling;
  readonly control: ControlName;
  readonly label: string;
  /** The prefix of the control's classes, such as `bg`. */
  readonly prefix: string;
  readonly color: string | undefined;
}

/** The colour that a control sets. */
export function ControlColor({ styling, control, ...field }: Props): ReactElement {
  return (
    <ColorField
      {...field}
      name={styling.nameOf(control)}
      isVarious={styling.isVarious(control)}
      tokens={styling.tokens}
      onChange={(name, gesture) => styling.set(control, name, gesture)}
    />
  );
}
