import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/** A colour's tokens: the fill and its foreground, the soft fill, and the text colour. */
interface Tokens {
  readonly solid: string;
  readonly hover: string;
  readonly onSolid: string;
  readonly soft: string;
  readonly ink: string;
}

const darker = (color: string): string => `color-mix(in srgb, ${color} 88%, var(--cw-ink))`;

const TOKENS: Readonly<Record<string, Tokens>> = {
  primary: {
    solid: 'var(--cw-primary)',
    hover: 'var(--cw-primary-hover)',
    onSolid: 'var(--cw-on-primary)',
    soft: 'var(--cw-baize-soft)',
    ink: 'var(--cw-accent)',
  },
  pip: {
    solid: 'var(--cw-pip)',
    hover: darker('var(--cw-pip)'),
    onSolid: 'var(--cw-on-pip)',
    soft: 'var(--cw-pip-soft)',
    ink: 'var(--cw-pip-ink)',
  },
  lamp: {
    solid: 'var(--cw-lamp)',
    hover: darker('var(--cw-lamp)'),
    onSolid: 'var(--cw-on-mark)',
    soft: 'var(--cw-lamp-soft)',
    ink: 'var(--cw-lamp-ink)',
  },
  sky: {
    solid: 'var(--cw-sky)',
    hover: darker('var(--cw-sky)'),
    onSolid: 'var(--cw-on-sky)',
    soft: 'var(--cw-sky-soft)',
    ink: 'var(--cw-sky-ink)',
  },
  gray: {
    solid: 'var(--cw-ink)',
    hover: 'var(--cw-ink2)',
    onSolid: 'var(--cw-bg)',
    soft: 'var(--cw-sunken)',
    ink: 'var(--cw-ink2)',
  },
};

/** Every variant of every component, in both colour modes at once. */
export const variantColors: VariantColorsResolver = (input) => {
  const name = input.color ?? input.theme.primaryColor;
  const tokens = TOKENS[name === 'baize' ? 'primary' : name];
  if (tokens === undefined) return defaultVariantColorsResolver(input);
  const { solid, hover, onSolid, soft, ink } = tokens;
  // Quiet controls stay ink-coloured unless they mean danger or a warning.
  const quiet = name === 'primary' ? 'var(--cw-ink2)' : ink;
  switch (input.variant) {
    case 'filled':
      return { background: solid, hover, color: onSolid, border: '1px solid transparent' };
    case 'light':
      return { background: soft, hover: darker(soft), color: ink, border: '1px solid transparent' };
    case 'outline':
      return {
        background: 'var(--cw-raised)',
        hover: darker('var(--cw-raised)'),
        color: ink,
        border: `1px solid ${ink}`,
      };
    case 'subtle':
      return { background: 'transparent', hover: 'var(--cw-hover)', color: quiet, border: '1px solid transparent' };
    case 'transparent':
      return { background: 'transparent', hover: 'transparent', color: ink, border: '1px solid transparent' };
    default:
      return defaultVariantColorsResolver(input);
  }
};
