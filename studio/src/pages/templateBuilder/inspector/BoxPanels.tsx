import type { ReactElement } from 'react';
import { bracketed, LENGTH_OR_SHARE, lengthText, type Quantity } from '../../../template/styling/quantity.js';
import type { ControlName } from '../../../template/styling/controls.js';
import { QuantityField } from './fields/QuantityField.js';
import classes from './inspector.module.css';
import { Panel } from './Panel.js';
import type { Styling } from './useStyling.js';

const PADDINGS = [
  ['Top', 'paddingTop', 'pt', 'top'],
  ['Right', 'paddingRight', 'pr', 'right'],
  ['Bottom', 'paddingBottom', 'pb', 'bottom'],
  ['Left', 'paddingLeft', 'pl', 'left'],
] as const satisfies readonly (readonly [string, ControlName, string, string])[];

/** A class for what was typed: `w-[12px]`, `w-full`. */
export function classFor(prefix: string, value: Quantity | string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return `${prefix}-${typeof value === 'string' ? value : bracketed(value)}`;
}

interface BoxProps {
  readonly styling: Styling;
  /** The part keeps its size. */
  readonly isLocked: boolean;
}

/** The space inside a part. */
export function PaddingPanel({ styling: { style, set }, isLocked }: BoxProps): ReactElement {
  return (
    <Panel title="Padding" note="units" isLocked={isLocked}>
      <div className={classes.quad}>
        {PADDINGS.map(([name, control, prefix, side]) => (
          <QuantityField
            key={side}
            label={name.charAt(0)}
            name={`Padding ${side}`}
            text={lengthText(style.padding?.[side])}
            range={LENGTH_OR_SHARE}
            onChange={(value, gesture) => set(control, classFor(prefix, value), gesture)}
          />
        ))}
      </div>
    </Panel>
  );
}

/** How an item takes its place in the flow. @param place 'Title, 2 of 5' */
export function FlowPanel({
  styling: { style, set },
  place,
  isLocked,
}: BoxProps & { readonly place: string }): ReactElement {
  return (
    <Panel title="In the flow" note={place} isLocked={isLocked}>
      <div className={classes.pair}>
        <QuantityField
          label="W"
          name="Width"
          text={style.hugWidth === true ? 'fit' : lengthText(style.width)}
          range={LENGTH_OR_SHARE}
          words={['auto', 'full', 'fit']}
          onChange={(value, gesture) => set('width', classFor('w', value), gesture)}
        />
        <QuantityField
          label="H"
          name="Height"
          text={style.hugHeight === true ? 'fit' : lengthText(style.height)}
          range={LENGTH_OR_SHARE}
          words={['auto', 'full', 'fit']}
          onChange={(value, gesture) => set('height', classFor('h', value), gesture)}
        />
      </div>
      <div className={classes.toggles} role="group" aria-label="Share of the space">
        <Toggle
          label="Fills"
          title="Takes the free space"
          isOn={(style.flexGrow ?? 0) > 0}
          onChange={(on) => set('grow', on ? 'flex-1' : undefined)}
        />
        <Toggle
          label="Keeps size"
          title="Does not shrink"
          isOn={style.flexShrink === 0}
          onChange={(on) => set('shrink', on ? 'shrink-0' : undefined)}
        />
        <Toggle
          label="Centred"
          title="Centred across its parent"
          isOn={style.alignSelf === 'center'}
          onChange={(on) => set('self', on ? 'self-center' : undefined)}
        />
      </div>
    </Panel>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly title: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Toggle({ label, title, isOn, onChange }: ToggleProps): ReactElement {
  return (
    <button type="button" className={classes.toggle} aria-pressed={isOn} title={title} onClick={() => onChange(!isOn)}>
      {label}
    </button>
  );
}
