import type * as Mantine from '@mantine/core';
import { BusyButton } from './BusyButton.js';
import buttons from './buttons.module.css';
import choices from './choices.module.css';
import inputs from './inputs.module.css';
import overlays from './overlays.module.css';
import panels from './panels.module.css';

/** Lets what is shifted leave the side of its button. */
const ANYWHERE = { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) };

/** The argument of `Component.extend`. Only the type: extending would load every component before the first page. */
type Dress<Component extends { readonly extend: (dress: never) => unknown }> = Parameters<Component['extend']>[0];

/** A dialog's close button has no label of its own. */
const dialog = { padding: 24, overlayProps: { backgroundOpacity: 0.5 }, closeButtonProps: { 'aria-label': 'Close' } };

/** Mantine's components in this design. Sizes and variants are defaults; the rest is in the CSS modules beside this file. */
export const components: Mantine.MantineThemeComponents = {
  // The variant is set explicitly so that it becomes an attribute, which buttons.module.css reads.
  Button: {
    defaultProps: { size: 'md', variant: 'filled', component: BusyButton },
    classNames: { root: buttons.button },
  } satisfies Dress<typeof Mantine.Button>,
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', radius: 'sm', size: 32, component: BusyButton },
    classNames: { root: buttons.icon },
  } satisfies Dress<typeof Mantine.ActionIcon>,
  Anchor: { defaultProps: { underline: 'hover' }, classNames: { root: buttons.anchor } } satisfies Dress<
    typeof Mantine.Anchor
  >,

  Input: { classNames: { input: inputs.input, section: inputs.section } } satisfies Dress<typeof Mantine.Input>,
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: {
      label: inputs.label,
      description: inputs.description,
      error: inputs.error,
      required: inputs.required,
    },
  } satisfies Dress<typeof Mantine.Input.Wrapper>,
  Pill: { classNames: { root: inputs.pill } } satisfies Dress<typeof Mantine.Pill>,

  Checkbox: { defaultProps: { size: 'sm' }, classNames: { input: choices.box, label: choices.label } } satisfies Dress<
    typeof Mantine.Checkbox
  >,
  Radio: { defaultProps: { size: 'sm' }, classNames: { radio: choices.box, label: choices.label } } satisfies Dress<
    typeof Mantine.Radio
  >,
  Switch: {
    defaultProps: { size: 'sm', withThumbIndicator: false },
    classNames: { track: choices.track, thumb: choices.thumb, label: choices.label },
  } satisfies Dress<typeof Mantine.Switch>,
  SegmentedControl: {
    defaultProps: { size: 'sm', radius: 'md', withItemsBorders: false },
    classNames: { root: choices.segments, label: choices.segment, indicator: choices.segmentOn },
  } satisfies Dress<typeof Mantine.SegmentedControl>,
  Slider: {
    defaultProps: { size: 4, thumbSize: 16 },
    classNames: { track: choices.rail, thumb: choices.knob },
  } satisfies Dress<typeof Mantine.Slider>,
  Tabs: { classNames: { list: choices.tabs, tab: choices.tab } } satisfies Dress<typeof Mantine.Tabs>,
  NavLink: { classNames: { root: choices.navLink } } satisfies Dress<typeof Mantine.NavLink>,

  Modal: {
    defaultProps: { radius: 'xl', centered: true, ...dialog },
    classNames: {
      title: overlays.title,
      content: overlays.modal,
      header: overlays.header,
      body: overlays.body,
      inner: overlays.inner,
      overlay: overlays.overlay,
    },
  } satisfies Dress<typeof Mantine.Modal>,
  Drawer: {
    defaultProps: { position: 'right', size: 420, ...dialog },
    classNames: { title: overlays.title, content: overlays.drawer, header: overlays.header, overlay: overlays.overlay },
  } satisfies Dress<typeof Mantine.Drawer>,
  // Not the page's header, which `<header>` says.
  ModalHeader: { defaultProps: { role: 'none' } } satisfies Dress<typeof Mantine.Modal.Header>,
  DrawerHeader: { defaultProps: { role: 'none' } } satisfies Dress<typeof Mantine.Drawer.Header>,
  Menu: {
    defaultProps: {
      shadow: 'md',
      radius: 'md',
      offset: 6,
      // On a low screen, a long menu covers its button before it has to scroll.
      middlewares: { flip: true, shift: { crossAxis: true, padding: 8, limiter: ANYWHERE }, size: { padding: 8 } },
      transitionProps: { duration: 120 },
      // Focus starts on the first item; a menu must not contain a placeholder before it.
      withInitialFocusPlaceholder: false,
    },
    classNames: {
      dropdown: overlays.menu,
      item: overlays.item,
      label: overlays.groupLabel,
      divider: overlays.divider,
    },
  } satisfies Dress<typeof Mantine.Menu>,
  Popover: {
    defaultProps: { shadow: 'md', radius: 'md' },
    classNames: { dropdown: overlays.dropdown },
  } satisfies Dress<typeof Mantine.Popover>,
  Combobox: {
    defaultProps: { shadow: 'md', radius: 'md' },
    classNames: { dropdown: overlays.dropdown, option: overlays.option, groupLabel: overlays.groupLabel },
  } satisfies Dress<typeof Mantine.Combobox>,
  Tooltip: {
    defaultProps: { openDelay: 400, withArrow: false, radius: 'sm' },
    classNames: { tooltip: overlays.tooltip },
  } satisfies Dress<typeof Mantine.Tooltip>,

  Alert: {
    defaultProps: { variant: 'light' },
    classNames: { root: panels.alert, title: panels.alertTitle, message: panels.alertMessage },
  } satisfies Dress<typeof Mantine.Alert>,
  Badge: { defaultProps: { variant: 'light', radius: 4 }, classNames: { root: panels.badge } } satisfies Dress<
    typeof Mantine.Badge
  >,
  Table: {
    defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'sm' },
    classNames: { table: panels.table, th: panels.th, td: panels.td, tr: panels.tr },
  } satisfies Dress<typeof Mantine.Table>,
  Progress: { defaultProps: { size: 6, radius: 3 }, classNames: { root: panels.progress } } satisfies Dress<
    typeof Mantine.Progress
  >,
  Accordion: { classNames: { item: panels.fold, control: panels.foldControl } } satisfies Dress<
    typeof Mantine.Accordion
  >,
  // The spinner indicates work in progress; it is not decoration.
  Loader: { defaultProps: { size: 'sm' } } satisfies Dress<typeof Mantine.Loader>,
};
