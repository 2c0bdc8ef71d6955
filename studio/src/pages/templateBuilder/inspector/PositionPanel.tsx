import { type AbsoluteItem, LIMITS } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { useBuilder, useBuilderActions, useShownScene } from '../../../template/builder/BuilderContext.js';
import { wordsFor } from '../../../template/actions/selected.js';
import type { Builder } from '../../../template/builder/createBuilder.js';
import { useMmPerUnit } from '../../../template/builder/useMmPerUnit.js';
import { setFrames } from '../../../template/document/commands/properties.js';
import type { Frame } from '../../../template/document/types.js';
import { ANGLE, type Range, round } from '../../../template/styling/quantity.js';
import { QuantityField } from './fields/QuantityField.js';
import { IconActions } from './IconActions.js';
import classes from './inspector.module.css';
import { Panel } from './Panel.js';

/** @param mm the side of the face that it is measured along */
export function rangeOf(key: keyof Frame, mm: number): Range {
  const maximum = (LIMITS.absolutePercent / 100) * mm;
  const minimum = key === 'width' || key === 'height' ? 0 : -maximum;
  return { minimum, maximum, unit: ' mm', share: LIMITS.absolutePercent };
}

/** What a change of a place is called, as on the canvas: 'resize Badge'. */
export function labelOfPlacing(builder: Builder, key: keyof Frame, id: string): string {
  const verb = key === 'rotation' ? 'rotate' : key === 'width' || key === 'height' ? 'resize' : 'move';
  return `${verb} ${wordsFor(builder, [id])}`;
}

/** The place of an overlay in millimetres of the card, and how it lines up with others. */
export function PositionPanel({
  item,
  isLocked,
}: {
  readonly item: AbsoluteItem;
  readonly isLocked: boolean;
}): ReactElement {
  const builder = useBuilder();
  const { arrange } = useBuilderActions();
  const scene = useShownScene();
  const mmPerUnit = useMmPerUnit();
  const [widthMm, heightMm] = [(scene?.width ?? 240) * mmPerUnit, (scene?.height ?? 336) * mmPerUnit];
  const field = (label: string, name: string, key: keyof Frame, mm: number) => (
    <QuantityField
      label={label}
      name={name}
      text={String(Math.round(((item[key] * mm) / 100) * 10) / 10)}
      unit="mm"
      range={rangeOf(key, mm)}
      step={0.5}
      mmPerUnit={1}
      onChange={(value, gesture) => {
        if (typeof value !== 'object') return;
        const percent = value.unit === '%' ? value.value : (value.value / mm) * 100;
        builder.change(
          labelOfPlacing(builder, key, item.id),
          setFrames(new Map([[item.id, { [key]: percent }]])),
          gesture && `${gesture} ${key} ${item.id}`,
        );
      }}
    />
  );
  const buttons = [arrange.left, arrange.center, arrange.right, arrange.top, arrange.middle, arrange.bottom];
  return (
    <Panel title="Position" note="overlay" isLocked={isLocked}>
      <IconActions label="Align" actions={buttons} />
      <div className={classes.pair}>
        {field('X', 'From the left', 'x', widthMm)}
        {field('Y', 'From the top', 'y', heightMm)}
        {field('W', 'Width', 'width', widthMm)}
        {field('H', 'Height', 'height', heightMm)}
        <QuantityField
          label="∠"
          name="Rotation"
          text={String(round(item.rotation))}
          unit="°"
          range={ANGLE}
          mmPerUnit={1}
          onChange={(value, gesture) =>
            typeof value === 'object' &&
            builder.change(
              labelOfPlacing(builder, 'rotation', item.id),
              setFrames(new Map([[item.id, { rotation: value.value }]])),
              gesture && `${gesture} ${item.id}`,
            )
          }
        />
      </div>
    </Panel>
  );
}
