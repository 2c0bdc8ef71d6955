import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  ArrowDown,
  ArrowRight,
  type LucideIcon,
  StretchHorizontal,
  StretchVertical,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { isRowStyle } from '../../../template/styling/isRowPart.js';
import { bracketed, LENGTH, lengthText } from '../../../template/styling/quantity.js';
import { ChoiceField } from './fields/ChoiceField.js';
import { QuantityField } from './fields/QuantityField.js';
import classes from './inspector.module.css';
import { Panel } from './Panel.js';
import type { Styling } from './useStyling.js';

const DIRECTIONS = [
  { value: 'flex-col', label: 'Downwards', icon: ArrowDown },
  { value: 'flex-row', label: 'Side by side', icon: ArrowRight },
] as const;

type Place = 'start' | 'center' | 'end' | 'between' | 'stretch';
type Icons = Readonly<Record<Place, LucideIcon>>;

/** The pictures of the places, by the axis that they are on. */
const HORIZONTAL: Icons = {
  start: AlignStartVertical,
  center: AlignCenterVertical,
  end: AlignEndVertical,
  between: AlignHorizontalSpaceBetween,
  stretch: StretchHorizontal,
};
const VERTICAL: Icons = {
  start: AlignStartHorizontal,
  center: AlignCenterHorizontal,
  end: AlignEndHorizontal,
  between: AlignVerticalSpaceBetween,
  stretch: StretchVertical,
};
const JUSTIFY = [
  { value: 'start', label: 'At the beginning' },
  { value: 'center', label: 'In the middle' },
  { value: 'end', label: 'At the end' },
  { value: 'between', label: 'Spread out' },
] as const;
const ALIGN = [
  { value: 'start', label: 'To the start' },
  { value: 'center', label: 'Centred across' },
  { value: 'end', label: 'To the end' },
  { value: 'stretch', label: 'Stretched' },
] as const;

/** The places along and across a row or a column, with their pictures. */
export function placesIn(isRow: boolean) {
  const [along, across] = isRow ? [HORIZONTAL, VERTICAL] : [VERTICAL, HORIZONTAL];
  return {
    along: JUSTIFY.map((choice) => ({ ...choice, icon: along[choice.value] })),
    across: ALIGN.map((choice) => ({ ...choice, icon: across[choice.value] })),
  };
}

/** How a section or group arranges what is in it. */
export function LayoutPanel({
  styling,
  isLocked,
}: {
  readonly styling: Styling;
  readonly isLocked: boolean;
}): ReactElement {
  const { style, set } = styling;
  const isRow = isRowStyle(style);
  const { along, across } = placesIn(isRow);
  return (
    <Panel title="Layout" isLocked={isLocked}>
      <div className={classes.pair}>
        <ChoiceField
          label="Direction"
          value={isRow ? 'flex-row' : 'flex-col'}
          choices={DIRECTIONS}
          onChange={(value) => set('direction', value)}
        />
        <QuantityField
          label="Gap"
          text={lengthText(style.rowGap ?? style.columnGap)}
          range={LENGTH}
          onChange={(value, gesture) =>
            set('gap', typeof value === 'object' ? `gap-${bracketed(value)}` : undefined, gesture)
          }
        />
      </div>
      <ChoiceField
        label="Along"
        value={known(along, style.justifyContent)}
        choices={along}
        onChange={(value) => set('justify', value && `justify-${value}`)}
      />
      <ChoiceField
        label="Across"
        value={known(across, style.alignItems)}
        choices={across}
        onChange={(value) => set('align', value && `items-${value}`)}
      />
    </Panel>
  );
}

function known<T extends string>(choices: readonly { readonly value: T }[], value: string | undefined): T | undefined {
  return choices.find((choice) => choice.value === value)?.value;
}
