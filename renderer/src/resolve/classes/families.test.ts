import { describe, expect, test } from 'vitest';
import type { Length, Style } from '../style.js';
import { createClassParser } from './classParser.js';
import { FAMILIES } from './table.js';
import { TOKENS } from './testing/tokens.js';

const parser = createClassParser(TOKENS);
const u = (value: number): Length => ({ unit: 'u', value });
const percent = (value: number): Length => ({ unit: '%', value });
const all = <T>(value: T): { top: T; right: T; bottom: T; left: T } => ({
  top: value,
  right: value,
  bottom: value,
  left: value,
});
const corners = <T>(value: T): { topLeft: T; topRight: T; bottomRight: T; bottomLeft: T } => ({
  topLeft: value,
  topRight: value,
  bottomRight: value,
  bottomLeft: value,
});

/** Classes and their styles, by the title of their family; `null` means unknown. */
const CASES: Readonly<Record<string, Readonly<Record<string, Style | null>>>> = {
  Display: {
    flex: { display: 'flex' },
    'inline-block': { display: 'block' },
    hidden: { display: 'none' },
    'hidden flex': { display: 'flex' },
    grid: null,
  },
  Visibility: { invisible: { visibility: 'hidden' }, 'invisible visible': { visibility: 'visible' }, collapse: null },
  Overflow: {
    'overflow-auto': { overflow: 'hidden' },
    'overflow-visible': { overflow: 'visible' },
    'overflow-x-hidden': null,
  },
  'Aspect ratio': {
    'aspect-video': { aspectRatio: 16 / 9 },
    'aspect-[3/4]': { aspectRatio: 0.75 },
    'aspect-[2.5/3.5]': { aspectRatio: 2.5 / 3.5 },
    'aspect-square aspect-auto': {},
    'aspect-1/0': null,
    'aspect-[0/1]': null,
    'aspect-[99999]': null,
  },
  Stacking: {
    'z-10': { zIndex: 10 },
    '-z-10': { zIndex: -10 },
    'z-[-3]': { zIndex: -3 },
    'z-10 z-auto': {},
    'z-1.5': null,
  },
  Direction: { 'flex-col-reverse': { flexDirection: 'column-reverse' }, 'flex-row': { flexDirection: 'row' } },
  Wrap: { 'flex-wrap': { flexWrap: 'wrap' }, 'flex-wrap-reverse': { flexWrap: 'wrap-reverse' } },
  Flex: {
    'flex-1': { flexGrow: 1, flexShrink: 1, flexBasis: percent(0) },
    'flex-auto': { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
    'flex-none': { flexGrow: 0, flexShrink: 0, flexBasis: 'auto' },
    'flex-[1.5]': { flexGrow: 1.5, flexShrink: 1, flexBasis: percent(0) },
    'grow-0 flex-1': { flexGrow: 0, flexShrink: 1, flexBasis: percent(0) },
    'flex-[-1]': null,
  },
  'Grow and shrink': {
    grow: { flexGrow: 1 },
    'flex-shrink-0': { flexShrink: 0 },
    'shrink-[2]': { flexShrink: 2 },
    '-grow': null,
  },
  Basis: { 'basis-1/4': { flexBasis: percent(25) }, 'basis-[3rem]': { flexBasis: u(48) }, 'basis-[-3px]': null },
  Justify: { 'justify-evenly': { justifyContent: 'evenly' }, 'justify-stretch': null },
  'Align items': { 'items-baseline': { alignItems: 'baseline' } },
  'Align content': { 'content-around': { alignContent: 'around' }, 'content-center content-normal': {} },
  'Align self': { 'self-stretch': { alignSelf: 'stretch' } },
  Place: {
    'place-items-center': { alignItems: 'center', justifyContent: 'center' },
    'items-end place-items-center': { alignItems: 'end', justifyContent: 'center' },
    'place-self-end': { alignSelf: 'end' },
  },
  Padding: {
    'p-4': { padding: all(u(16)) },
    'px-px': { padding: { left: u(1), right: u(1) } },
    'ps-2 pe-[5%]': { padding: { left: u(8), right: percent(5) } },
    'pt-[1.5em] text-[10px]': { padding: { top: u(15) }, fontSize: 10 },
    'p-[-4px]': null,
    '-p-4': null,
    'p-auto': null,
    'p-[12]': null,
    'p-[3mm]': null,
  },
  Margin: {
    'mx-auto': { margin: { left: 'auto', right: 'auto' } },
    '-mt-2.5': { margin: { top: u(-10) } },
    '-m-[3px]': { margin: all(u(-3)) },
    'mb-[-12%]': { margin: { bottom: percent(-12) } },
    '-m-auto': null,
  },
  Gap: {
    'gap-2': { rowGap: 8, columnGap: 8 },
    'gap-x-4 gap-2': { rowGap: 8, columnGap: 16 },
    'gap-[50%]': null,
    '-gap-2': null,
  },
  'Space between': {
    'space-y-3': { rowGap: 12 },
    'gap-2 space-x-4': { rowGap: 8, columnGap: 8 },
    '-space-x-2': null,
  },
  Flow: { absolute: { position: 'absolute' }, static: { position: 'relative' }, fixed: null },
  Inset: {
    'inset-0': { inset: all(u(0)) },
    '-left-1/2': { inset: { left: percent(-50) } },
    'inset-y-auto': { inset: { top: 'auto', bottom: 'auto' } },
    'start-[8%] -end-px': { inset: { left: percent(8), right: u(-1) } },
  },
  Width: {
    'w-1/3': { width: percent(100 / 3) },
    'w-fit': { hugWidth: true },
    'w-fit w-10': { width: u(40) },
    'w-10 w-fit': { hugWidth: true },
    'w-[33.5%]': { width: percent(33.5) },
    'w-1/0': null,
    'w-[-1px]': null,
    'w-screen': null,
    'w-[1e9px]': null,
    'w-[9999999px]': null,
  },
  Height: { 'h-full': { height: percent(100) }, 'h-auto': { height: 'auto' }, 'h-max': { hugHeight: true } },
  Size: {
    'size-6': { width: u(24), height: u(24) },
    'w-2 size-6': { width: u(8), height: u(24) },
    'size-fit': { hugWidth: true, hugHeight: true },
  },
  'Minimum and maximum size': {
    'min-w-0 max-w-[80%]': { minWidth: u(0), maxWidth: percent(80) },
    'max-h-4 max-h-none': {},
    'max-w-sm': { maxWidth: u(384) },
    'min-w-none': null,
  },
  'Font weight': { 'font-semibold': { fontWeight: 600 }, 'font-[650]': { fontWeight: 650 }, 'font-[1001]': null },
  'Font family': {
    'font-im-fell-english-sc': { fontFamily: 'im-fell-english-sc' },
    'font-mono': { fontFamily: 'jetbrains-mono' },
    'font-[Besley]': { fontFamily: 'besley' },
    "font-['IM_Fell_English_SC']": { fontFamily: 'im-fell-english-sc' },
    'font-[EB_Garamond,serif]': { fontFamily: 'eb-garamond' },
    'font-bold font-lora': { fontWeight: 700, fontFamily: 'lora' },
    'font-Lora': null,
    "font-['']": null,
  },
  'Font axes': {
    'font-axes-[wdth:75]': { fontAxes: { wdth: 75 } },
    'font-axes-[opsz:72.5,_GRAD:-50] font-bold': { fontAxes: { opsz: 72.5, GRAD: -50 }, fontWeight: 700 },
    'font-axes-[wght:450]': null,
    'font-axes-[wdth]': null,
    'font-axes-[width:75]': null,
  },
  'Font size': {
    'text-xl': { fontSize: 20, lineHeight: { unit: 'em', value: 1.4 } },
    'text-xl text-[31px]': { fontSize: 31 },
    'text-base/6': { fontSize: 16, lineHeight: { unit: 'u', value: 24 } },
    'text-[14px]/snug': { fontSize: 14, lineHeight: { unit: 'em', value: 1.375 } },
    'text-[1.5em]': { fontSize: 24 },
    'text-[50%]': { fontSize: 8 },
    'text-xl/huge': null,
    'text-[0px]': null,
    'text-[-3px]': null,
  },
  'Line height': {
    'leading-6 text-xl': { fontSize: 20, lineHeight: { unit: 'u', value: 24 } },
    'text-xl leading-none': { fontSize: 20, lineHeight: { unit: 'em', value: 1 } },
    'leading-[115%]': { lineHeight: { unit: 'em', value: 1.15 } },
    'leading-[1.2em]': { lineHeight: { unit: 'em', value: 1.2 } },
    'leading-[-1]': null,
  },
  'Letter spacing': {
    'tracking-wide': { letterSpacing: 0.025 },
    'tracking-[2px] text-[20px]': { letterSpacing: 0.1, fontSize: 20 },
    'tracking-[2px]': { letterSpacing: 0.125 },
    '-tracking-[0.1em]': { letterSpacing: -0.1 },
    'tracking-[5%]': null,
  },
  Style: { italic: { italic: true }, 'italic not-italic': { italic: false } },
  'Text alignment': { 'text-justify': { textAlign: 'justify' }, 'text-end': { textAlign: 'end' } },
  Case: { uppercase: { textTransform: 'uppercase' }, 'normal-case': { textTransform: 'none' } },
  Decoration: { underline: { textDecoration: 'underline' }, 'no-underline': { textDecoration: 'none' } },
  'Overflow of text': {
    truncate: { textOverflow: 'ellipsis', textWrap: 'nowrap' },
    'text-clip': { textOverflow: 'clip' },
  },
  'Line clamp': {
    'line-clamp-2': { lineClamp: 2, textOverflow: 'ellipsis' },
    'line-clamp-2 line-clamp-none': {},
    'line-clamp-0': null,
    'line-clamp-[1.5]': null,
  },
  Wrapping: {
    'text-balance': { textWrap: 'balance' },
    'whitespace-nowrap': { textWrap: 'nowrap', whiteSpace: 'normal' },
    'text-pretty': { textWrap: 'wrap' },
  },
  'Line breaks': { 'whitespace-pre-line': { whiteSpace: 'pre-line', textWrap: 'wrap' }, 'whitespace-pre': null },
  Hyphenation: { 'hyphens-auto': { hyphens: 'auto' } },
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

describe.each(FAMILIES.map((family) => family.title))('%s', (title) => {
  const cases = Object.entries(CASES[title] ?? {});
  test('has cases', () => expect(cases.length).toBeGreaterThan(0));
  test.each(cases)('%s', (classes, style) => {
    const parsed = parser.parse(classes, { color: '#111111', fontSize: 16 });
    if (style === null) expect(parsed).toEqual({ style: {}, unknown: [classes] });
    else expect(parsed).toEqual({ style, unknown: [] });
  });
});
