import type { Rect, TemplateItem } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { placeInParent } from '../../../template/actions/placing.js';
import { useBuilder, useBuilderActions, useShownScene, useTemplate } from '../../../template/builder/BuilderContext.js';
import { useMmPerUnit } from '../../../template/builder/useMmPerUnit.js';
import type { Frame } from '../../../template/document/types.js';
import { ANGLE, round } from '../../../template/styling/quantity.js';
import { QuantityField } from './fields/QuantityField.js';
import { IconActions } from './IconActions.js';
import classes from './inspector.module.css';
import { Panel } from './Panel.js';
import { labelOfPlacing, rangeOf } from './PositionPanel.js';

const FIELDS = [
  ['X', 'From the left', 'x', 'width'],
  ['Y', 'From the top', 'y', 'height'],
  ['W', 'Width', 'width', 'width'],
  ['H', 'Height', 'height', 'height'],
] as const satisfies readonly (readonly [string, string, keyof Rect, 'width' | 'height'])[];

/** The place of an item in what it lies in, in millimetres of the card; it is written as classes. */
export function PlacedPanel({
  item,
  isLocked,
}: {
  readonly item: TemplateItem;
  readonly isLocked: boolean;
}): ReactElement | null {
  const builder = useBuilder();
  const { arrange } = useBuilderActions();
  const scene = useShownScene();
  const mmPerUnit = useMmPerUnit();
  const config = useTemplate(({ json_config }) => json_config);
  const place = scene && placeInParent(scene, config, item);
  if (scene === undefined || place === undefined) return null;
  const { from, inside, put } = place;
  const rotation = place.style.rotate ?? 0;
  const change = (key: keyof Frame, rect: Rect, degrees: number, gesture: string | undefined): void => {
    const recipe = put(item.id, { rect, rotation: degrees });
    builder.change(labelOfPlacing(builder, key, item.id), recipe, gesture && `${gesture} ${key} ${item.id}`);
  };
  return (
    <Panel title="Position" note="in its parent" isLocked={isLocked}>
      <IconActions
        label="Align"
        actions={[arrange.left, arrange.center, arrange.right, arrange.top, arrange.middle, arrange.bottom]}
      />
      <div className={classes.pair}>
        {FIELDS.map(([label, name, key, extent]) => (
          <QuantityField
            key={key}
            label={label}
            name={name}
            text={String(Math.round(from[key] * mmPerUnit * 10) / 10)}
            unit="mm"
            range={rangeOf(key, inside[extent] * mmPerUnit)}
            step={0.5}
            mmPerUnit={1}
            onChange={(value, gesture) => {
              if (typeof value !== 'object') return;
              const units = value.unit === '%' ? (value.value / 100) * inside[extent] : value.value / mmPerUnit;
              change(key, { ...from, [key]: units }, rotation, gesture);
            }}
          />
        ))}
        <QuantityField
          label="∠"
          name="Rotation"
          text={String(round(rotation))}
          unit="°"
          range={ANGLE}
          mmPerUnit={1}
          onChange={(value, gesture) => typeof value === 'object' && change('rotation', from, value.value, gesture)}
        />
      </div>
    </Panel>
  );
}
