import { ColorInput } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';

interface Props {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (color: string) => void;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** One colour: a swatch that opens a picker, and its hex code, which only counts once it is whole. */
export function ColorRow({ label, value, onChange }: Props): ReactElement {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <ColorInput
      size="sm"
      label={label}
      format="hex"
      value={text}
      eyeDropperButtonProps={{ 'aria-label': `Pick ${label.toLowerCase()} from the screen` }}
      onChange={(color) => {
        setText(color);
        if (HEX.test(color)) onChange(color.toLowerCase());
      }}
      onBlur={() => setText(value)}
    />
  );
}
