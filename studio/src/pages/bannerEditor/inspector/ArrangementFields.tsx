import { type BannerDesign, CARD_ARRANGEMENTS, MOST_TILT } from '@cardwright/renderer';
import { SegmentedControl, Slider } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { useBanner, useDesignChange, useEditor } from '../BannerContext.js';
import classes from './inspector.module.css';

const NAMES: Readonly<Record<BannerDesign['arrangement'], string>> = {
  fan: 'Fan',
  spread: 'Row',
  stack: 'Pile',
  table: 'Table',
};
const MOST_SPREAD = 150;

/** How the cards lie. */
export function ArrangementFields(): ReactElement {
  const { arrangement, spread, tilt } = useBanner((banner) => banner.design);
  const change = useDesignChange();
  return (
    <>
      <SegmentedControl
        aria-label="Arrangement of the cards"
        fullWidth
        size="xs"
        value={arrangement}
        data={CARD_ARRANGEMENTS.map((value) => ({ value, label: NAMES[value] }))}
        onChange={(value) => change('arrangement', value, 'arrange the cards')}
      />
      <AmountSlider
        label="Spread"
        value={spread}
        most={MOST_SPREAD}
        unit="%"
        onChange={(value) => change('spread', value, 'spread the cards', 'spread')}
      />
      <AmountSlider
        label="Tilt"
        value={tilt}
        most={MOST_TILT}
        unit="°"
        isDisabled={arrangement === 'spread'}
        onChange={(value) => change('tilt', value, 'tilt the cards', 'tilt')}
      />
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly unit: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
}

function AmountSlider({ label, value, most, unit, isDisabled = false, onChange }: AmountProps): ReactElement {
  const id = useId();
  const { store } = useEditor();
  return (
    <div className={classes.slider}>
      <span id={id}>{label}</span>
      <Slider
        thumbProps={{ 'aria-labelledby': id }}
        min={0}
        max={most}
        value={value}
        label={null}
        disabled={isDisabled}
        onChange={(amount) => {
          store.beginGesture();
          onChange(amount);
        }}
        // The slider tells the last amount of a drag in the next frame, after its end.
        onChangeEnd={() => requestAnimationFrame(() => store.endGesture())}
      />
      <output>
        {value}
        {unit}
      </output>
    </div>
  );
}
