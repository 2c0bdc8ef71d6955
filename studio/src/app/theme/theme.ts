import {
  ActionIcon,
  Button,
  createTheme,
  type CSSVariablesResolver,
  Drawer,
  Menu,
  Modal,
  NumberInput,
  Select,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core';
import classes from './components.module.css';
import { colors } from './colors.js';

/** The visual language as Mantine's theme: tokens.css holds the values, components.module.css what components do with them. */
export const theme = createTheme({
  colors,
  primaryColor: 'primary',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  black: '#14201B',
  white: '#FFFFFF',
  fontFamily: 'var(--cw-font)',
  fontFamilyMonospace: 'var(--cw-font-mono)',
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
  components: {
    Button: Button.extend({ defaultProps: { size: 'md' }, classNames: { root: classes.button } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', radius: 'sm' } }),
    TextInput: TextInput.extend({ classNames: { input: classes.input, label: classes.label } }),
    Textarea: Textarea.extend({ classNames: { input: classes.input, label: classes.label } }),
    NumberInput: NumberInput.extend({ classNames: { input: classes.input, label: classes.label } }),
    Select: Select.extend({ classNames: { input: classes.input, label: classes.label } }),
    Modal: Modal.extend({
      defaultProps: { radius: 'xl', centered: true, overlayProps: { backgroundOpacity: 0.5 } },
      classNames: { title: classes.modalTitle, content: classes.modal, header: classes.modalHeader },
    }),
    Drawer: Drawer.extend({ defaultProps: { position: 'right', size: 420 } }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md', radius: 'md' }, classNames: { dropdown: classes.menu } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: false, radius: 'sm' } }),
  },
});

const shared = {
  '--mantine-color-body': 'var(--cw-bg)',
  '--mantine-color-text': 'var(--cw-ink)',
  '--mantine-color-bright': 'var(--cw-ink)',
  '--mantine-color-dimmed': 'var(--cw-ink3)',
  '--mantine-color-placeholder': 'var(--cw-ink3)',
  '--mantine-color-error': 'var(--cw-pip)',
  '--mantine-color-anchor': 'var(--cw-accent)',
  '--mantine-color-default': 'var(--cw-raised)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--cw-raised) 94%, var(--cw-ink))',
  '--mantine-color-default-color': 'var(--cw-ink)',
  '--mantine-color-default-border': 'var(--cw-line2)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
