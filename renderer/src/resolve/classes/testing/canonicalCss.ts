import { splitOutside } from '../../../svg/reading/css.js';
import { readPosition } from '../values/positions.js';

/** What Tailwind leaves to the browser, in the notation of styleToCss. */
export function canonicalCss(properties: Readonly<Record<string, string>>, textColor: string): Record<string, string> {
  const canonical: Record<string, string> = {};
  for (const [property, value] of Object.entries(properties)) {
    Object.assign(canonical, (REWRITES[property] ?? same)(value.replace(/currentcolor/gi, textColor), property));
  }
  return joinBorderStyle(canonical);
}

type Rewrite = (value: string, property: string) => Record<string, string>;

const noProperties: Record<string, string> = {};

const same: Rewrite = (value, property) => ({ [property]: value });

const REWRITES: Readonly<Record<string, Rewrite>> = {
  'aspect-ratio': (value) => {
    const [width = NaN, height = 1] = value.split('/').map(Number);
    return { 'aspect-ratio': String(Math.round((width / height) * 1000) / 1000) };
  },
  flex: (value) => {
    const [grow, shrink, basis] = FLEX[value] ?? (value.endsWith('%') ? ['1', '1', value] : [value, '1', '0%']);
    return { 'flex-grow': grow, 'flex-shrink': shrink, 'flex-basis': basis };
  },
  opacity: (value) => ({ opacity: percent(value) }),
  scale: (value) => {
    const [x = '', y = x] = value.split(' ');
    return moved({ 'scale-x': percent(x), 'scale-y': percent(y) }, '1');
  },
  translate: (value) => {
    const [x = '', y = ''] = value.split(' ');
    return moved({ 'translate-x': x, 'translate-y': y }, '0');
  },
  'object-position': (value) => {
    const position = readPosition(value);
    return { 'object-position': position === undefined ? value : `${position.x}% ${position.y}%` };
  },
  'place-content': (value) => ({ 'align-content': flexPlace(value), 'justify-content': flexPlace(value) }),
  'place-self': (value) => ({ 'align-self': flexPlace(value) }),
  'justify-content': (value) => ({ 'justify-content': value.replace('safe ', '').replace('normal', 'flex-start') }),
  'align-items': (value) => ({ 'align-items': value.replace('safe ', '') }),
  'align-self': (value) => ({ 'align-self': value.replace('safe ', '') }),
  'stroke-width': (value) => ({ 'stroke-width': value.replace('px', '') }),
  'white-space': (value) => ({ 'white-space': value, 'text-wrap': 'wrap' }),
  '-webkit-hyphens': () => ({}),
  'background-image': (value) => ({ 'background-image': canonicalGradient(value) }),
  'box-shadow': (value) => {
    const layers = splitLayers(value).filter((layer) => !layer.endsWith('#00000000'));
    const written = layers.map(fourLengths).filter((layer) => !/^(?:inset )?0 0 0 0 /.test(layer));
    return written.length === 0 ? noProperties : { 'box-shadow': written.join(', ') };
  },
};

const FLEX: Readonly<Record<string, readonly [string, string, string]>> = {
  auto: ['1', '1', 'auto'],
  none: ['0', '0', 'auto'],
  '0 auto': ['0', '1', 'auto'],
};

function percent(value: string): string {
  return value.endsWith('%') ? String(Math.round(Number.parseFloat(value) * 10) / 1000) : value;
}

/** Only the axes that are not at rest, or both if both are. */
function moved(axes: Readonly<Record<string, string>>, rest: string): Record<string, string> {
  const entries = Object.entries(axes).filter(([, value]) => value !== rest);
  return entries.length === 0 ? { ...axes } : Object.fromEntries(entries);
}

const TOWARDS: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

function canonicalGradient(value: string): string {
  return value
    .replace(/ ?\bin \w+/, '')
    .replace(/\(to (\w+),/, (_, side: string) => `(${TOWARDS[side] ?? side}deg,`)
    .replace(/\(,? ?/, '(')
    .replace(/,\s*/g, ', ');
}

function flexPlace(value: string): string {
  return value === 'start' || value === 'end' ? `flex-${value}` : value;
}

function splitLayers(value: string): string[] {
  return splitOutside(value, ',').map((layer) => layer.trim());
}

/** `0 1px #0003` → `0 1px 0 0 #0003` */
function fourLengths(layer: string): string {
  const parts = layer.split(' ').filter((part) => part !== '');
  const inset = parts[0] === 'inset' ? ['inset'] : [];
  const lengths = parts.slice(inset.length, -1);
  return [...inset, ...lengths, ...Array<string>(4 - lengths.length).fill('0'), parts.at(-1)].join(' ');
}

/** In Tailwind a border width also sets the style; the styles of all four sides become one. */
function joinBorderStyle(css: Record<string, string>): Record<string, string> {
  const isStyle = (property: string): boolean => /^border-\w+-style$/.test(property);
  const alone = Object.keys(css).filter((name) => isStyle(name) && css[name.replace('style', 'width')] === undefined);
  const style = css[alone[0] ?? ''];
  const others = Object.fromEntries(Object.entries(css).filter(([property]) => !isStyle(property)));
  return style === undefined ? others : { ...others, 'border-style': style };
}
