import type { ColorTokens } from '@cardwright/renderer';
import { Popover } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import classes from './fields.module.css';
import { PALETTE } from './palette.js';

interface Props {
  readonly label: string;
  /** The class's prefix: `bg`, `text`. */
  readonly prefix: string;
  /** As it is drawn; undefined if none is set. */
  readonly color: string | undefined;
  /** The class that sets it, such as `bg-ink/20`. */
  readonly name: string | undefined;
  /** Several parts have several colours. */
  readonly isVarious?: boolean;
  readonly tokens: ColorTokens;
  readonly onChange: (name: string | undefined, gesture?: string) => void;
}

/** The colours of the scheme that are offered first. */
const FIRST = ['primary', 'secondary', 'accent', 'ink', 'muted', 'line', 'surface', 'paper', 'light', 'dark'];

/** A colour of the scheme, of the palette, or any other; with an opacity. */
export function ColorField({ label, prefix, color, name, isVarious, tokens, onChange }: Props): ReactElement {
  const id = useId();
  const none = isVarious === true ? 'various' : 'none';
  const base = name?.slice(prefix.length + 1).split('/')[0];
  const opacity = /\/(\d+)$/.exec(name ?? '')?.[1] ?? '100';
  const pick = (value: string | undefined, percent = opacity, gesture?: string): void =>
    onChange(value === undefined ? undefined : `${prefix}-${value}${percent === '100' ? '' : `/${percent}`}`, gesture);
  const categories = [...tokens.keys()].filter((token) => token.startsWith('category-'));
  return (
    <Popover position="left-start" width={260} withinPortal trapFocus>
      <Popover.Target>
        <button type="button" className={classes.color} aria-label={`${label}: ${base ?? none}`}>
          <span
            className={classes.swatch}
            data-none={color === undefined ? none : undefined}
            style={{ background: color }}
          />
          <span className={classes.colorLabel}>{label}</span>
          <code className={classes.colorName}>
            {base === undefined ? none : `${base}${opacity === '100' ? '' : ` ${opacity}%`}`}
          </code>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.colors}>
        <p className={classes.group}>Scheme</p>
        <Swatches
          names={FIRST.filter((token) => tokens.has(token))}
          current={base}
          colorOf={(each) => tokens.get(each)}
          onPick={pick}
        />
        <Swatches names={categories} current={base} colorOf={(each) => tokens.get(each)} onPick={pick} />
        <p className={classes.group}>Palette</p>
        <Swatches names={Object.keys(PALETTE)} current={base} colorOf={(each) => PALETTE[each]} onPick={pick} />
        <div className={classes.custom}>
          <label htmlFor={id}>Any colour</label>
          <input
            id={id}
            type="color"
            value={(color ?? '#000000').slice(0, 7)}
            onChange={({ currentTarget }) => pick(`[${currentTarget.value}]`, opacity, 'pick')}
          />
        </div>
        <label className={classes.custom}>
          Opacity
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={opacity}
            disabled={base === undefined}
            onChange={({ currentTarget }) => pick(base, currentTarget.value, 'opacity')}
          />
        </label>
        <button type="button" className={classes.none} onClick={() => pick(undefined)}>
          No colour
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface SwatchesProps {
  readonly names: readonly string[];
  readonly current: string | undefined;
  readonly colorOf: (name: string) => string | undefined;
  readonly onPick: (name: string) => void;
}

function Swatches({ names, current, colorOf, onPick }: SwatchesProps): ReactElement {
  return (
    <div className={classes.swatches}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={name === current}
          style={{ background: colorOf(name) }}
          onClick={() => onPick(name)}
        />
      ))}
    </div>
  );
}
