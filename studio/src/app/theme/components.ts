import {
  Accordion,
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Combobox,
  Drawer,
  Input,
  Loader,
  Menu,
  Modal,
  type MantineThemeComponents,
  NavLink,
  Pill,
  Popover,
  Progress,
  Radio,
  SegmentedControl,
  Slider,
  Switch,
  Table,
  Tabs,
  Tooltip,
} from '@mantine/core';
import buttons from './buttons.module.css';
import choices from './choices.module.css';
import inputs from './inputs.module.css';
import overlays from './overlays.module.css';
import panels from './panels.module.css';

/** The cross of a dialog has no words of its own. */
const dialog = { padding: 24, overlayProps: { backgroundOpacity: 0.5 }, closeButtonProps: { 'aria-label': 'Close' } };

/** What Mantine's components look like here. Sizes and variants are defaults; the rest is in the modules beside this file. */
export const components: MantineThemeComponents = {
  // The variant is said so that it is an attribute as well, which buttons.module.css reads.
  Button: Button.extend({ defaultProps: { size: 'md', variant: 'filled' }, classNames: { root: buttons.button } }),
  ActionIcon: ActionIcon.extend({
    defaultProps: { variant: 'subtle', color: 'gray', radius: 'sm', size: 32 },
    classNames: { root: buttons.icon },
  }),
  Anchor: Anchor.extend({ defaultProps: { underline: 'hover' }, classNames: { root: buttons.anchor } }),

  Input: Input.extend({ classNames: { input: inputs.input, section: inputs.section } }),
  InputWrapper: Input.Wrapper.extend({
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: {
      label: inputs.label,
      description: inputs.description,
      error: inputs.error,
      required: inputs.required,
    },
  }),
  Pill: Pill.extend({ classNames: { root: inputs.pill } }),

  Checkbox: Checkbox.extend({ defaultProps: { size: 'sm' }, classNames: { input: choices.box, label: choices.label } }),
  Radio: Radio.extend({ defaultProps: { size: 'sm' }, classNames: { radio: choices.box, label: choices.label } }),
  Switch: Switch.extend({
    defaultProps: { size: 'sm', withThumbIndicator: false },
    classNames: { track: choices.track, thumb: choices.thumb, label: choices.label },
  }),
  SegmentedControl: SegmentedControl.extend({
    defaultProps: { size: 'sm', radius: 'md', withItemsBorders: false },
    classNames: { root: choices.segments, label: choices.segment, indicator: choices.segmentOn },
  }),
  Slider: Slider.extend({
    defaultProps: { size: 4, thumbSize: 16 },
    classNames: { track: choices.rail, thumb: choices.knob },
  }),
  Tabs: Tabs.extend({ classNames: { list: choices.tabs, tab: choices.tab } }),
  NavLink: NavLink.extend({ classNames: { root: choices.navLink } }),

  Modal: Modal.extend({
    defaultProps: { radius: 'xl', centered: true, ...dialog },
    classNames: {
      title: overlays.title,
      content: overlays.modal,
      header: overlays.header,
      inner: overlays.inner,
      overlay: overlays.overlay,
    },
  }),
  Drawer: Drawer.extend({
    defaultProps: { position: 'right', size: 420, ...dialog },
    classNames: { title: overlays.title, content: overlays.drawer, header: overlays.header, overlay: overlays.overlay },
  }),
  Menu: Menu.extend({
    defaultProps: { shadow: 'md', radius: 'md', offset: 6, transitionProps: { duration: 120 } },
    classNames: {
      dropdown: overlays.dropdown,
      item: overlays.item,
      label: overlays.groupLabel,
      divider: overlays.divider,
    },
  }),
  Popover: Popover.extend({
    defaultProps: { shadow: 'md', radius: 'md' },
    classNames: { dropdown: overlays.dropdown },
  }),
  Combobox: Combobox.extend({
    defaultProps: { shadow: 'md', radius: 'md' },
    classNames: { dropdown: overlays.dropdown, option: overlays.option, groupLabel: overlays.groupLabel },
  }),
  Tooltip: Tooltip.extend({
    defaultProps: { openDelay: 400, withArrow: false, radius: 'sm' },
    classNames: { tooltip: overlays.tooltip },
  }),

  Alert: Alert.extend({
    defaultProps: { variant: 'light' },
    classNames: { root: panels.alert, title: panels.alertTitle, message: panels.alertMessage },
  }),
  Badge: Badge.extend({ defaultProps: { variant: 'light', radius: 4 }, classNames: { root: panels.badge } }),
  Table: Table.extend({
    defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'sm' },
    classNames: { table: panels.table, th: panels.th, td: panels.td, tr: panels.tr },
  }),
  Progress: Progress.extend({ defaultProps: { size: 6, radius: 3 }, classNames: { root: panels.progress } }),
  Accordion: Accordion.extend({ classNames: { item: panels.fold, control: panels.foldControl } }),
  // The ring turns for as long as something works: it says so, it is no decoration.
  Loader: Loader.extend({ defaultProps: { size: 'sm' } }),
};
