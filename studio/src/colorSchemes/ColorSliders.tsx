import { fromOklch, MOST_CHROMA, type Oklch, toOklch } from '@cardwright/renderer';
import { Button, Slider, TextInput } from '@mantine/core';
import { Pipette, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import styles from './ColorRow.module.css';
import { pickFromScreen } from './pickFromScreen.js';

const HEX = /^#[0-9a-f]{6}$/i;
/** Colours along a slider. */
const STOPS = 12;

interface Part {
  readonly key: keyof Oklch;
  readonly label: string;
  readonly most: number;
  readonly step: number;
  readonly write: (value: number) => string;
}

const PARTS: readonly Part[] = [
  { key: 'lightness', label: 'Lightness', most: 1, step: 0.01, write: (value) => `${Math.round(value * 100)}%` },
  { key: 'chroma', label: 'Chroma', most: MOST_CHROMA, step: 0.005, write: (value) => value.toFixed(2) },
  { key: 'hue', label: 'Hue', most: 360, step: 1, write: (value) => `${Math.round(value)}°` },
];

interface Props {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly saved: string;
  readonly onChange: (color: string) => void;
}

/** A colour by lightness, chroma and hue (OKLCH), by its hex code, or from the screen. */
export function ColorSliders({ label, value, saved, onChange }: Props): ReactElement {
  // A grey has no hue, and black no chroma; the sliders keep what they had.
  const [parts, setParts] = useState(() => toOklch(value));
  const [text, setText] = useState(value);
  const written = useRef(value);
  useEffect(() => {
    setText(value);
    if (value !== written.current) setParts(toOklch(value));
    written.current = value;
  }, [value]);
  const slide = (next: Oklch): void => {
    setParts(next);
    written.current = fromOklch(next);
    onChange(written.current);
  };
  return (
    <div className={styles.sliders}>
      {PARTS.map((part) => (
        <PartSlider key={part.key} part={part} parts={parts} onChange={slide} />
      ))}
      <div className={styles.exact}>
        <TextInput
          size="sm"
          className={styles.code ?? ''}
          aria-label={label}
          value={text}
          maxLength={7}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (HEX.test(currentTarget.value)) onChange(currentTarget.value.toLowerCase());
          }}
          onBlur={() => setText(value)}
        />
        {pickFromScreen !== undefined && (
          <Button
            variant="default"
            size="sm"
            leftSection={<Pipette size={15} aria-hidden />}
            onClick={() => void pickFromScreen?.().then((color) => color !== undefined && onChange(color))}
          >
            Pick
          </Button>
        )}
        {value !== saved && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.was ?? ''}
            leftSection={<Undo2 size={14} aria-hidden />}
            aria-label={`Back to ${saved}`}
            onClick={() => onChange(saved)}
          >
            <span>
              was <s>{saved}</s>
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}

interface PartProps {
  readonly part: Part;
  readonly parts: Oklch;
  readonly onChange: (parts: Oklch) => void;
}

function PartSlider({ part: { key, label, most, step, write }, parts, onChange }: PartProps): ReactElement {
  const id = useId();
  const colors = Array.from({ length: STOPS + 1 }, (_, stop) => fromOklch({ ...parts, [key]: (stop / STOPS) * most }));
  return (
    <div className={styles.part} style={{ '--colors': colors.join(',') } as CSSProperties}>
      <span id={id}>{label}</span>
      <Slider
        classNames={{ track: styles.track ?? '', bar: styles.bar ?? '', thumb: styles.thumb ?? '' }}
        thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': write(parts[key]) }}
        min={0}
        max={most}
        step={step}
        value={parts[key]}
        label={null}
        onChange={(value) => onChange({ ...parts, [key]: value })}
      />
      <output>{write(parts[key])}</output>
    </div>
  );
}
