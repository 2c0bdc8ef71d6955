import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { colors } from './colors.js';
import { components } from './components.js';
import { variantColors } from './variantColors.js';

/** The visual language as Mantine's theme: tokens.css holds the values, components.ts the component styles. */
export const theme = createTheme({
  colors,
  components,
  variantColorResolver: variantColors,
  primaryColor: 'primary',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  black: '#14201B',
  white: '#FFFFFF',
  fontFamily: 'var(--cw-font)',
  fontFamilyMonospace: 'var(--cw-font-mono)',
  respectReducedMotion: true,
  headings: {
    fontFamily: 'var(--cw-font-head)',
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '32px', lineHeight: '40px' },
      h2: { fontSize: '22px', lineHeight: '27px' },
      h3: { fontSize: '17px', lineHeight: '22px' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '17px', xl: '18px' },
  lineHeights: { xs: '1.5', sm: '1.4', md: '1.43', lg: '1.5', xl: '1.55' },
  shadows: {
    xs: 'var(--cw-shadow-1)',
    sm: 'var(--cw-shadow-1)',
    md: 'var(--cw-shadow-2)',
    lg: 'var(--cw-shadow-3)',
    xl: 'var(--cw-shadow-3)',
  },
});

const shared = {
  '--mantine-color-body': 'var(--cw-bg)',
  '--mantine-color-text': 'var(--cw-ink)',
  '--mantine-color-bright': 'var(--cw-ink)',
  '--mantine-color-dimmed': 'var(--cw-ink3)',
  '--mantine-color-placeholder': 'var(--cw-ink3)',
  '--mantine-color-error': 'var(--cw-pip-ink)',
  '--mantine-color-anchor': 'var(--cw-accent)',
  '--mantine-color-default': 'var(--cw-raised)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--cw-raised) 94%, var(--cw-ink))',
  '--mantine-color-default-color': 'var(--cw-ink)',
  '--mantine-color-default-border': 'var(--cw-line2)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
