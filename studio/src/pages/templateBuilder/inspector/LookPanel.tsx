import { analyseClasses, contrastRatio } from '@cardwright/renderer';
import { NativeSelect } from '@mantine/core';
import { Contrast } from 'lucide-react';
import type { ReactElement } from 'react';
import { CONTROLS, type ControlName } from '../../../template/styling/controls.js';
import { bracketed, lengthText } from '../../../template/styling/quantity.js';
import { ColorField } from './fields/ColorField.js';
import { QuantityField } from './fields/QuantityField.js';
import classes from './inspector.module.css';
import { Panel } from './Panel.js';
import { useGround } from './useGround.js';
import type { Styling } from './useStyling.js';

const SHADOWS = ['shadow-none', 'shadow-sm', 'shadow', 'shadow-md', 'shadow-lg', 'shadow-xl', 'shadow-2xl'];
const BLENDS = [
  'mix-blend-normal',
  'mix-blend-multiply',
  'mix-blend-screen',
  'mix-blend-overlay',
  'mix-blend-darken',
  'mix-blend-lighten',
];
const GRADIENTS = [
  ['', 'No gradient'],
  ['bg-linear-to-b', 'Downwards'],
  ['bg-linear-to-r', 'To the right'],
  ['bg-linear-to-br', 'To the corner'],
  ['bg-radial', 'From the middle'],
] as const;

/** Colours, border, radius, shadow and effects. @param hasText whether the part shows text or an icon */
export function LookPanel({
  styling,
  hasText,
}: {
  readonly styling: Styling;
  readonly hasText: boolean;
}): ReactElement {
  const { style, set, tokens, classes: own } = styling;
  const analysed = analyseClasses(own, tokens);
  const nameOf = (control: ControlName): string | undefined =>
    analysed.findLast(
      ({ slots, state }) => state === 'used' && slots.some((slot) => isIn(CONTROLS[control].slots, slot)),
    )?.name;
  const ground = useGround(tokens);
  const color = (label: string, prefix: string, control: ControlName, value: string | undefined) => (
    <ColorField
      label={label}
      prefix={prefix}
      color={value}
      name={nameOf(control)}
      tokens={tokens}
      onChange={(name, gesture) => set(control, name, gesture)}
    />
  );
  const gradient =
    nameOf('gradient')?.startsWith('from') === true
      ? ''
      : (GRADIENTS.find(([name]) => name !== '' && own.split(/\s+/).includes(name))?.[0] ?? '');
  return (
    <>
      <Panel
        title="Colour"
        note={
          hasText && style.color !== undefined && ground !== undefined ? (
            <span className={classes.contrast} data-low={contrastRatio(style.color, ground) < 4.5 || undefined}>
              <Contrast size={13} aria-hidden /> {contrastRatio(style.color, ground).toFixed(1)} : 1
            </span>
          ) : undefined
        }
      >
        {hasText && color('Text', 'text', 'textColor', style.color)}
        {color('Fill', 'bg', 'fill', style.backgroundColor)}
        <NativeSelect
          aria-label="Gradient"
          size="xs"
          value={gradient}
          data={GRADIENTS.map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) =>
            set('gradient', currentTarget.value === '' ? undefined : `${currentTarget.value} from-primary to-accent`)
          }
        />
        {gradient !== '' && (
          <>
            {color('From', 'from', 'gradientFrom', style.backgroundGradient?.stops[0]?.color)}
            {color('To', 'to', 'gradientTo', style.backgroundGradient?.stops.at(-1)?.color)}
          </>
        )}
      </Panel>
      <Panel title="Border">
        {color('Line', 'border', 'borderColor', style.borderColor?.top)}
        <div className={classes.pair}>
          <QuantityField
            label="Width"
            name="Border width"
            text={lengthText(style.borderWidth?.top)}
            onChange={(value, gesture) =>
              set('borderWidth', typeof value === 'object' ? `border-${bracketed(value)}` : undefined, gesture)
            }
          />
          <QuantityField
            label="Radius"
            text={
              typeof style.borderRadius?.topLeft === 'number'
                ? lengthText(style.borderRadius.topLeft)
                : style.borderRadius?.topLeft === 'full'
                  ? 'full'
                  : ''
            }
            words={['full']}
            onChange={(value, gesture) =>
              set(
                'radius',
                value === undefined
                  ? undefined
                  : typeof value === 'string'
                    ? 'rounded-full'
                    : `rounded-${bracketed(value)}`,
                gesture,
              )
            }
          />
        </div>
      </Panel>
      <Panel title="Effects">
        <div className={classes.pair}>
          <NativeSelect
            aria-label="Shadow"
            size="xs"
            value={nameOf('shadow') ?? ''}
            data={[{ value: '', label: 'No shadow' }, ...SHADOWS.slice(1)]}
            onChange={({ currentTarget }) => set('shadow', currentTarget.value || undefined)}
          />
          <NativeSelect
            aria-label="Blending"
            size="xs"
            value={nameOf('blend') ?? ''}
            data={[
              { value: '', label: 'Normal' },
              ...BLENDS.slice(1).map((value) => ({ value, label: value.slice('mix-blend-'.length) })),
            ]}
            onChange={({ currentTarget }) => set('blend', currentTarget.value || undefined)}
          />
          <QuantityField
            label="Opacity"
            text={style.opacity === undefined ? '' : String(Math.round(style.opacity * 100))}
            unit="%"
            step={5}
            onChange={(value, gesture) =>
              set(
                'opacity',
                typeof value === 'object'
                  ? `opacity-${Math.round(Math.min(100, Math.max(0, value.value)))}`
                  : undefined,
                gesture,
              )
            }
          />
          <QuantityField
            label="∠"
            name="Rotation in the flow"
            text={style.rotate === undefined ? '' : String(Math.round(style.rotate * 10) / 10)}
            unit="°"
            onChange={(value, gesture) =>
              set('rotate', typeof value === 'object' ? `rotate-[${value.value}deg]` : undefined, gesture)
            }
          />
        </div>
      </Panel>
    </>
  );
}

const isIn = (list: readonly string[], value: string): boolean => list.includes(value);
