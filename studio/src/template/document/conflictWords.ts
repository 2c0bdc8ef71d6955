import { PROP_VALUES, templateGeometry, type TemplateItem } from '@cardwright/renderer';
import { nameOfValue } from '../../words/fieldNames.js';
import { round } from '../styling/quantity.js';
import { wordsOf } from './describeChanges.js';
import { BACKGROUND } from './layers.js';
import { HOME } from './mergeTemplates.js';
import { nameOfKind, nameOfPart, RENDER_TYPE_NAMES } from './nameOfPart.js';
import type { TemplateDocument } from './types.js';

type Path = readonly string[];

/** What the inspector calls a property, for use within a sentence. */
const LABELS: Readonly<Record<string, string>> = {
  classes: 'classes',
  x: 'from the left',
  y: 'from the top',
  hidden: 'hidden or shown',
  locked: 'locked or not',
  [HOME]: 'place in the structure',
  src: 'picture address',
  link: 'leads to',
  quietZone: 'margin',
  repeatOf: 'out of',
  prefix: 'before',
  suffix: 'after',
  overflow: 'too long',
  minFontSize: 'never below',
  role: 'shrinks as',
  showWhen: 'shown when',
  cornerRadius: 'corners',
  innerRatio: 'depth',
  d: 'path data',
  artBy: 'differs by',
  photoFit: 'fit',
  photoFocus: 'focus of photos',
  mask: 'cut to',
  markdown: 'Markdown',
  svg: 'SVG',
};

const IN_UNITS: ReadonlySet<string> = new Set(['minFontSize', 'arc', 'cornerRadius']);

/** The place of a conflict as the inspector names it: 'Rules text, from the left'. */
export function nameOfPlace(path: Path, { json_config }: TemplateDocument): string {
  const key = keyOf(path);
  const name =
    path[0] === 'items' || path[0] === 'sections'
      ? nameOfPart(json_config, path[1] ?? '')
      : path[1] === BACKGROUND
        ? nameOfPart(json_config, BACKGROUND)
        : 'The template itself';
  return key === '' ? name : `${name}, ${LABELS[key] ?? wordsOf(key)}`;
}

/** A value as the inspector shows it, with its unit; undefined for one that needs no words. */
export function wordsOfValue(path: Path, value: unknown, template: TemplateDocument): string | undefined {
  const key = keyOf(path);
  if (key === 'hidden') return value === true ? 'Hidden' : 'Shown';
  if (key === 'locked') return value === true ? 'Locked' : 'Not locked';
  if (value === undefined && (PROP_VALUES.get(key) ?? []).length > 0) return 'Default';
  if (typeof value === 'number') return measure(key, value, template);
  if (typeof value !== 'string') return undefined;
  if (key === 'kind') return nameOfKind(value);
  if (key === 'renderType') return RENDER_TYPE_NAMES[value as TemplateItem['renderType']];
  if (key === HOME) return nameOfPart(template.json_config, value);
  return PROP_VALUES.get(key)?.includes(value) === true ? nameOfValue(value) : undefined;
}

/** Frames are percentages of the face, and millimetres of a poker-size card in the inspector. */
function measure(key: string, value: number, template: TemplateDocument): string {
  const { width, height, mmPerUnit } = templateGeometry(template);
  const inMm = (side: number): string => `${Math.round((value / 100) * side * mmPerUnit * 10) / 10} mm`;
  if (key === 'x' || key === 'width') return inMm(width);
  if (key === 'y' || key === 'height') return inMm(height);
  if (key === 'rotation') return `${round(value)}°`;
  if (key === 'heightPercent') return `${round(value)}%`;
  return IN_UNITS.has(key) ? `${round(value)} units` : String(round(value));
}

/** The property that a path leads to; of an item's settings, the setting: `['items', id, 'props', 'text']` is `text`. */
function keyOf([list = '', ...rest]: Path): string {
  if (rest.length === 0) return list;
  const ofPart = list === 'items' || list === 'sections' || rest[0] === BACKGROUND;
  const [key = '', setting] = ofPart ? rest.slice(1) : rest;
  return key === 'props' && setting !== undefined ? setting : key;
}
