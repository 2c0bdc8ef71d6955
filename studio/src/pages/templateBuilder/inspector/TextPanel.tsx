import { listClasses, MM_PER_POINT, type TemplateItem } from '@cardwright/renderer';
import { Select } from '@mantine/core';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  ArrowDownToLine,
  ArrowUpToLine,
  FoldVertical,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useMmPerUnit } from '../../../template/builder/useMmPerUnit.js';
import { nameOfValue } from '../../../words/fieldNames.js';
import { isRowStyle } from '../../../template/styling/isRowPart.js';
import { bracketed, lengthText, LENGTH, round } from '../../../template/styling/quantity.js';
import { Toggle } from './BoxPanels.js';
import { FontField } from './fields/FontField.js';
import { ChoiceField } from './fields/ChoiceField.js';
import { QuantityField } from './fields/QuantityField.js';
import classes from './inspector.module.css';
import { Panel } from './Panel.js';
import type { Styling } from './useStyling.js';

const namesIn = (family: string): readonly string[] =>
  [...listClasses(new Map())].filter((entry) => entry.family === family && entry.open !== true).map(({ name }) => name);

const WEIGHTS = namesIn('Font weight').map((name) => ({ value: name, label: nameOfValue(name.slice('font-'.length)) }));
const ALIGN = [
  { value: 'left', label: 'Left', icon: AlignLeft },
  { value: 'center', label: 'Centred', icon: AlignCenter },
  { value: 'right', label: 'Right', icon: AlignRight },
  { value: 'justify', label: 'Justified', icon: AlignJustify },
] as const;
const PLACE = [
  { value: 'start', label: 'Top', icon: ArrowUpToLine },
  { value: 'center', label: 'Middle', icon: FoldVertical },
  { value: 'end', label: 'Bottom', icon: ArrowDownToLine },
] as const;

const SIZE = { ...LENGTH, minimum: 1 };
const LINES = { minimum: 0.1, maximum: 10, unit: '×' };
/** In percent of the font size. */
const TRACKING = { minimum: -100, maximum: 1000, unit: '%' };

/** Whether an item has a font, size and setting. */
export function isSetAsText({ renderType }: Pick<TemplateItem, 'renderType'>): boolean {
  return ['text', 'markdown', 'icon'].includes(renderType);
}

/** Font, size and setting of texts. */
export function TextPanel({ styling }: { readonly styling: Styling }): ReactElement {
  const { style, set, isVarious, classes: own } = styling;
  const mmPerUnit = useMmPerUnit();
  const isLineInUnits = style.lineHeight?.unit === 'u';
  const names = own.split(/\s+/);
  const points = style.fontSize === undefined ? undefined : (style.fontSize * mmPerUnit) / MM_PER_POINT;
  const unknown = isVarious('size') ? 'various sizes' : 'inherited';
  return (
    <Panel title="Text" note={points === undefined ? unknown : `${points.toFixed(1)} pt in print`}>
      <FontField family={style.fontFamily} isVarious={isVarious('font')} onChange={(name) => set('font', name)} />
      <div className={classes.pair}>
        <Select
          aria-label="Weight"
          placeholder="Weight"
          clearable
          size="xs"
          data={WEIGHTS}
          value={WEIGHTS.find(({ value }) => names.includes(value))?.value ?? null}
          onChange={(value) => set('weight', value ?? undefined)}
        />
        <QuantityField
          label="Size"
          text={lengthText(style.fontSize)}
          range={SIZE}
          onChange={(value, gesture) =>
            set('size', typeof value === 'object' ? `text-${bracketed(value)}` : undefined, gesture)
          }
        />
        <QuantityField
          label="Line"
          name="Line height"
          text={style.lineHeight === undefined ? '' : String(round(style.lineHeight.value))}
          unit={isLineInUnits ? 'u' : '×'}
          range={isLineInUnits ? LENGTH : LINES}
          step={isLineInUnits ? 1 : 0.05}
          onChange={(value, gesture) =>
            set(
              'leading',
              typeof value === 'object' ? `leading-[${value.value}${isLineInUnits ? 'px' : ''}]` : undefined,
              gesture,
            )
          }
        />
        <QuantityField
          label="Tracking"
          name="Letter spacing"
          text={style.letterSpacing === undefined ? '' : String(round(style.letterSpacing * 100))}
          unit="%"
          range={TRACKING}
          onChange={(value, gesture) =>
            set('tracking', typeof value === 'object' ? `tracking-[${round(value.value / 100)}em]` : undefined, gesture)
          }
        />
      </div>
      <div className={classes.aligns}>
        <ChoiceField
          label="Alignment"
          value={ALIGN.find(({ value }) => value === style.textAlign)?.value}
          choices={ALIGN}
          onChange={(value) => set('textAlign', value && `text-${value}`)}
        />
        <PlaceField styling={styling} />
      </div>
      <div className={classes.toggles} role="group" aria-label="Text style">
        <Toggle
          label="Italic"
          title="Slanted"
          isOn={style.italic === true}
          onChange={(on) => set('italic', on ? 'italic' : undefined)}
        />
        <Toggle
          label="CAPS"
          title="All capitals"
          isOn={style.textTransform === 'uppercase'}
          onChange={(on) => set('textCase', on ? 'uppercase' : undefined)}
        />
        <Toggle
          label="Underline"
          title="Underlined"
          isOn={style.textDecoration === 'underline'}
          onChange={(on) => set('underline', on ? 'underline' : undefined)}
        />
      </div>
    </Panel>
  );
}

/** Where a text stands in a box that is higher than it: that is along a column, and across a row. */
export function PlaceField({ styling: { style, set } }: { readonly styling: Styling }): ReactElement {
  const isRow = isRowStyle(style);
  const place = isRow ? style.alignItems : style.justifyContent;
  return (
    <ChoiceField
      label="Vertical alignment"
      value={PLACE.find(({ value }) => value === place)?.value}
      choices={PLACE}
      onChange={(value) =>
        isRow ? set('align', value && `items-${value}`) : set('justify', value && `justify-${value}`)
      }
    />
  );
}
