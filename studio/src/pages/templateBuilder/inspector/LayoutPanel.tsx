import {
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  ArrowDown,
  ArrowRight,
  StretchHorizontal,
  AlignStartVertical,
  AlignCenterVertical,
  AlignEndVertical,
} from 'lucide-react';
import type { ReactElement } from 'react';
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
const JUSTIFY = [
  { value: 'start', label: 'At the beginning', icon: AlignStartVertical },
  { value: 'center', label: 'In the middle', icon: AlignCenterVertical },
  { value: 'end', label: 'At the end', icon: AlignEndVertical },
  { value: 'between', label: 'Spread out', icon: AlignHorizontalSpaceBetween },
] as const;
const ALIGN = [
  { value: 'start', label: 'To the start', icon: AlignStartHorizontal },
  { value: 'center', label: 'Centred across', icon: AlignCenterHorizontal },
  { value: 'end', label: 'To the end', icon: AlignEndHorizontal },
  { value: 'stretch', label: 'Stretched', icon: StretchHorizontal },
] as const;

/** How a section or group arranges what is in it. */
export function LayoutPanel({
  styling,
  isLocked,
}: {
  readonly styling: Styling;
  readonly isLocked: boolean;
}): ReactElement {
  const { style, set } = styling;
  const isRow = style.flexDirection?.startsWith('row') ?? style.display === 'flex';
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
        value={known(JUSTIFY, style.justifyContent)}
        choices={JUSTIFY}
        onChange={(value) => set('justify', value && `justify-${value}`)}
      />
      <ChoiceField
        label="Across"
        value={known(ALIGN, style.alignItems)}
        choices={ALIGN}
        onChange={(value) => set('align', value && `items-${value}`)}
      />
    </Panel>
  );
}

function known<T extends string>(choices: readonly { readonly value: T }[], value: string | undefined): T | undefined {
  return choices.find((choice) => choice.value === value)?.value;
}
