import type { Control } from './changeClass.js';

const sides = (group: string): readonly string[] =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${group}.${side}`);
const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((corner) => `borderRadius.${corner}`);

const place = ['position', ...sides('inset')];

/** What the inspector's controls set. */
export const CONTROLS = {
  direction: { slots: ['flexDirection', 'display'] },
  wrap: { slots: ['flexWrap'] },
  justify: { slots: ['justifyContent'] },
  align: { slots: ['alignItems'] },
  gap: { slots: ['rowGap', 'columnGap'] },
  padding: { slots: sides('padding') },
  paddingX: { slots: ['padding.left', 'padding.right'] },
  paddingY: { slots: ['padding.top', 'padding.bottom'] },
  paddingTop: { slots: ['padding.top'] },
  paddingRight: { slots: ['padding.right'] },
  paddingBottom: { slots: ['padding.bottom'] },
  paddingLeft: { slots: ['padding.left'] },
  margin: { slots: sides('margin') },
  place: { slots: place },
  frame: { slots: [...place, 'width', 'hugWidth', 'height', 'hugHeight'] },
  width: { slots: ['width', 'hugWidth'] },
  height: { slots: ['height', 'hugHeight'] },
  grow: { slots: ['flexGrow', 'flexShrink', 'flexBasis'] },
  shrink: { slots: ['flexShrink'] },
  self: { slots: ['alignSelf'] },
  font: { slots: ['fontFamily'] },
  weight: { slots: ['fontWeight'] },
  size: { slots: ['fontSize'], besides: ['lineHeight'] },
  leading: { slots: ['lineHeight'] },
  tracking: { slots: ['letterSpacing'] },
  textAlign: { slots: ['textAlign'] },
  textCase: { slots: ['textTransform'] },
  italic: { slots: ['italic'] },
  underline: { slots: ['textDecoration'] },
  textColor: { slots: ['color'] },
  fill: { slots: ['backgroundColor'] },
  gradient: {
    slots: [
      'gradient.line',
      'gradient.stops',
      'gradient.from',
      'gradient.via',
      'gradient.to',
      'gradient.fromAt',
      'gradient.viaAt',
      'gradient.toAt',
    ],
  },
  gradientLine: { slots: ['gradient.line', 'gradient.stops'] },
  gradientFrom: { slots: ['gradient.from'], besides: ['gradient.stops'] },
  gradientVia: { slots: ['gradient.via'], besides: ['gradient.stops'] },
  gradientTo: { slots: ['gradient.to'], besides: ['gradient.stops'] },
  borderWidth: { slots: sides('borderWidth') },
  borderColor: { slots: sides('borderColor') },
  borderStyle: { slots: ['borderStyle'] },
  radius: { slots: corners },
  shadow: { slots: ['shadow.layers'] },
  opacity: { slots: ['opacity'] },
  blend: { slots: ['blend'] },
  rotate: { slots: ['rotate'] },
  stroke: { slots: ['stroke'] },
  strokeWidth: { slots: ['strokeWidth'] },
  fit: { slots: ['objectFit'] },
  overflow: { slots: ['overflow'] },
} as const satisfies Readonly<Record<string, Control>>;

export type ControlName = keyof typeof CONTROLS;
