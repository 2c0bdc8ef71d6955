import { all, corners, percent, u, type FamilyCases } from './values.js';

export const PAINT_CASES: FamilyCases = {
  'Text colour': {
    'text-primary': { color: '#aa1122' },
    'text-on-primary/50': { color: '#ffffff80' },
    'text-primary text-inherit': {},
    'text-category-2': { color: '#123456' },
    'text-nothing': null,
    'text-primary/101': null,
    'text-[#12345]': null,
    'text-[rgb(1,2)]': null,
    'text-[rgb(1,2,x)]': null,
    'text-[var(--x)]': null,
  },
  'Decoration colour': { 'decoration-accent': { textDecorationColor: '#00aa00' } },
  'Background colour': {
    'bg-primary/10': { backgroundColor: '#aa11221a' },
    'bg-[#ABCD]': { backgroundColor: '#aabbccdd' },
    'bg-[#aabbccff]': { backgroundColor: '#aabbcc' },
    'bg-[#aabbcc80]/50': { backgroundColor: '#aabbcc40' },
    'bg-[hsl(-30,100%,50%)]': { backgroundColor: '#ff0080' },
    'bg-current text-accent': { backgroundColor: '#00aa00', color: '#00aa00' },
    'bg-current/50': { backgroundColor: '#11111180' },
    'bg-transparent': { backgroundColor: '#00000000' },
    'bg-[primary]': null,
    'bg-[url(x.png)]': null,
  },
  Gradient: {
    'bg-linear-to-br from-primary to-accent': {
      backgroundGradient: {
        type: 'linear',
        angle: 135,
        toCorner: 'bottomRight',
        stops: [
          { color: '#aa1122', offset: 0 },
          { color: '#00aa00', offset: 1 },
        ],
      },
    },
    'bg-radial-[at_top_left] from-black': {
      backgroundGradient: {
        type: 'radial',
        angle: 0,
        center: { x: 0, y: 0 },
        stops: [
          { color: '#000000', offset: 0 },
          { color: '#00000000', offset: 1 },
        ],
      },
    },
    'bg-linear-[30deg,#f00,#0f0,#00f_80%,#fff]': {
      backgroundGradient: {
        type: 'linear',
        angle: 30,
        stops: [
          { color: '#ff0000', offset: 0 },
          { color: '#00ff00', offset: 0.4 },
          { color: '#0000ff', offset: 0.8 },
          { color: '#ffffff', offset: 1 },
        ],
      },
    },
    'bg-linear-to-r': {},
    'from-primary to-accent': {},
    'bg-linear-to-r bg-none from-primary': {},
    'bg-conic': null,
    'bg-linear-[30deg,#f00]': null,
    '-bg-linear-[to_top_right]': null,
  },
  'Gradient colours': {
    'bg-linear-to-t from-primary via-transparent to-accent': {
      backgroundGradient: {
        type: 'linear',
        angle: 0,
        stops: [
          { color: '#aa1122', offset: 0 },
          { color: '#aa112200', offset: 0.5 },
          { color: '#00aa0000', offset: 0.5 },
          { color: '#00aa00', offset: 1 },
        ],
      },
    },
    'bg-linear-to-t from-primary via-accent via-none': {
      backgroundGradient: {
        type: 'linear',
        angle: 0,
        stops: [
          { color: '#aa1122', offset: 0 },
          { color: '#aa112200', offset: 1 },
        ],
      },
    },
  },
  'Gradient positions': {
    'bg-linear-to-b from-white from-20% to-black to-[10%]': {
      backgroundGradient: {
        type: 'linear',
        angle: 180,
        stops: [
          { color: '#ffffff', offset: 0.2 },
          { color: '#000000', offset: 0.2 },
        ],
      },
    },
    'from-101%': null,
  },
  'Border width': {
    border: { borderWidth: all(1) },
    'border-t-4 border-2': { borderWidth: { ...all(2), top: 4 } },
    'border-y border-s-[1.5px]': { borderWidth: { top: 1, bottom: 1, left: 1.5 } },
    'border-[0.1em] text-[10px]': { borderWidth: all(1), fontSize: 10 },
    'border-[-1px]': null,
  },
  'Border colour': {
    'border-line': { borderColor: all('#cccccc') },
    'border-b-accent border-primary': { borderColor: { ...all('#aa1122'), bottom: '#00aa00' } },
    'border-x-current': { borderColor: { left: '#111111', right: '#111111' } },
  },
  'Border style': {
    'border-dashed': { borderStyle: 'dashed' },
    'border-hidden': { borderStyle: 'none' },
    'border-wavy': null,
  },
  'Rounded corners': {
    'rounded-full': { borderRadius: corners('full') },
    'rounded-tl-none rounded-xl': { borderRadius: { ...corners(12), topLeft: 0 } },
    'rounded-b-[20%]': {
      borderRadius: { bottomLeft: { unit: '%', value: 20 }, bottomRight: { unit: '%', value: 20 } },
    },
    'rounded-[-1px]': null,
  },
  'Object fit': { 'object-scale-down': { objectFit: 'scale-down' } },
  'Object position': {
    'object-left-bottom': { objectPosition: { x: 0, y: 100 } },
    'object-[30%]': { objectPosition: { x: 30, y: 50 } },
    'object-[top_20%]': null,
    'object-[top_right]': { objectPosition: { x: 100, y: 0 } },
    'object-[10px_20px]': null,
  },
  Fill: { 'fill-none': { fill: 'none' }, 'fill-current': { fill: '#111111' } },
  'Stroke width': { 'stroke-[1.5]': { strokeWidth: 1.5 }, 'stroke-2': { strokeWidth: 2 }, 'stroke-[-1]': null },
  'Stroke colour': { 'stroke-accent stroke-2': { stroke: '#00aa00', strokeWidth: 2 } },
  Opacity: { 'opacity-50': { opacity: 0.5 }, 'opacity-[33%]': { opacity: 0.33 }, 'opacity-[2]': null },
  'Blend mode': { 'mix-blend-soft-light': { blend: 'soft-light' }, 'mix-blend-plus-lighter': null },
  Figures: {
    'lining-nums tabular-nums': { figureStyle: 'lining', figureWidth: 'tabular' },
    'oldstyle-nums normal-nums': { figureStyle: 'normal', figureWidth: 'normal' },
    'slashed-zero': null,
  },
  'Small capitals': { 'small-caps': { smallCaps: true }, 'small-caps normal-caps': { smallCaps: false } },
  Columns: {
    'columns-2 gap-3': { columns: 2, rowGap: 12, columnGap: 12 },
    'columns-2 columns-auto': {},
    'columns-13': null,
    'columns-1.5': null,
  },
  'Table lines': {
    'table-lines-grid': { tableLines: 'grid' },
    'table-lines-none table-lines-header': { tableLines: 'header' },
    'table-lines-grid table-lines-rows': { tableLines: 'rows' },
    'table-lines': null,
  },
  'Table line colour': {
    'table-lines-red-500': { tableLineColor: '#fb2c36' },
    'table-lines-current/50': { tableLineColor: '#11111180' },
    'table-lines-columns': null,
  },
  'Writing direction': {
    'writing-downwards': { writing: 'downwards' },
    'writing-upwards writing-across': { writing: 'across' },
    'writing-vertical': { writing: 'vertical' },
    'writing-vertical writing-upright': { writing: 'upright' },
    'writing-sideways': null,
  },
  'Text outline': {
    'text-outline': { textOutline: { width: 1, color: '#111111' } },
    'text-outline-2 text-outline-primary': { textOutline: { width: 2, color: '#aa1122' } },
    'text-outline-[0.75px]': { textOutline: { width: 0.75, color: '#111111' } },
    'text-outline-white': { textOutline: { width: 1, color: '#ffffff' } },
    'text-outline-2 text-outline-none': { textOutline: { width: 0, color: '#111111' } },
    'text-outline-[-1px]': null,
    'text-outline-thick': null,
  },
  'Text shadow': {
    'text-shadow-2xs': { textShadows: [{ x: 0, y: 1, blur: 0, spread: 0, color: '#00000026', inset: false }] },
    'text-shadow-[1px_2px_0_#123]': {
      textShadows: [{ x: 1, y: 2, blur: 0, spread: 0, color: '#112233', inset: false }],
    },
    'text-shadow-md text-shadow-none': { textShadows: [] },
    'text-shadow-[1px_2px_0_3px_#123]': null,
    'text-shadow-[inset_1px_2px_0_#123]': null,
    'text-shadow-2xl': null,
  },
  'Text shadow colour': {
    'text-shadow-2xs text-shadow-primary/50': {
      textShadows: [{ x: 0, y: 1, blur: 0, spread: 0, color: '#aa112280', inset: false }],
    },
    'text-shadow-primary': {},
  },
  'Grey and sepia': {
    'grayscale sepia-50': { filter: { grayscale: 1, sepia: 0.5 } },
    'grayscale-[.25]': { filter: { grayscale: 0.25 } },
    'grayscale grayscale-0': {},
    'grayscale-101': null,
    '-grayscale': null,
  },
  Duotone: {
    'duotone-from-primary duotone-to-white/20': { filter: { duotone: { from: '#aa1122', to: '#ffffff' } } },
    'duotone-to-current': { filter: { duotone: { from: '#000000', to: '#111111' } } },
    duotone: null,
    'duotone-from-[2px]': null,
  },
  Blur: {
    blur: { filter: { blur: 8 } },
    'blur-xl': { filter: { blur: 24 } },
    'blur-[0.5rem]': { filter: { blur: 8 } },
    'blur blur-none': {},
    'blur-4xl': null,
  },
  Shadow: {
    'shadow-[2px_3px_4px_1px_#ff000080]': {
      shadows: [{ x: 2, y: 3, blur: 4, spread: 1, color: '#ff000080', inset: false }],
    },
    'shadow-[0_1px_currentColor]': { shadows: [{ x: 0, y: 1, blur: 0, spread: 0, color: '#111111', inset: false }] },
    'shadow-md shadow-none': {},
    'shadow-[1px]': null,
    'shadow-[0_1px_-2px_#000]': null,
    'shadow-[0_1px_red_blue]': null,
  },
  'Inset shadow': {
    'inset-shadow-xs': { shadows: [{ x: 0, y: 1, blur: 1, spread: 0, color: '#0000000d', inset: true }] },
  },
  'Shadow colour': {
    'shadow-primary/40 shadow-2xs': { shadows: [{ x: 0, y: 1, blur: 0, spread: 0, color: '#aa112266', inset: false }] },
    'shadow-primary': {},
  },
  Ring: {
    'ring-2': { shadows: [{ x: 0, y: 0, blur: 0, spread: 2, color: '#111111', inset: false }] },
    'ring-2 ring-offset-1': {
      shadows: [
        { x: 0, y: 0, blur: 0, spread: 1, color: '#ffffff', inset: false },
        { x: 0, y: 0, blur: 0, spread: 3, color: '#111111', inset: false },
      ],
    },
    'ring-offset-1': {},
  },
  'Ring colour': {
    'inset-ring inset-ring-accent': {
      shadows: [{ x: 0, y: 0, blur: 0, spread: 1, color: '#00aa00', inset: true }],
    },
  },
  Rotate: {
    '-rotate-6': { rotate: -6 },
    'rotate-[0.25turn]': { rotate: 90 },
    'rotate-6 rotate-none': {},
    'rotate-x-6': null,
  },
  Scale: {
    'scale-x-50 scale-90': { scaleX: 0.5, scaleY: 0.9 },
    '-scale-x-100': { scaleX: -1 },
    'scale-[110%]': { scaleX: 1.1, scaleY: 1.1 },
  },
  Translate: {
    '-translate-x-1/2 translate-y-[3px]': { translateX: percent(-50), translateY: u(3) },
    'translate-x-2 translate-none': {},
  },
  'Already the default': { 'box-border break-words': {} },
  'Screen only': { antialiased: {} },
};
