import { ART_NAMES } from '../../art/index.js';
import { describeValue } from '../reading/describeValue.js';
import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { nearestName } from '../reading/suggest.js';
import { checkFocus } from './checkFocus.js';
import { checkMask } from './checkMask.js';
import { CORRECTIONS } from './qrProps.js';
import { SHAPES } from './shapeNames.js';
import type { TemplateItem } from './template.js';

export const OVERFLOWS = ['shrink', 'ellipsis', 'clip'] as const;
export const ROLES = ['title', 'rules', 'flavour', 'note'] as const;
export const FITS = ['contain', 'cover', 'fill'] as const;

interface Names {
  readonly code: string;
  readonly allowed: readonly string[];
}

const NAMED: ReadonlyMap<string, Names> = new Map(
  Object.entries({
    shape: { code: 'template.unknown_shape', allowed: SHAPES },
    overflow: { code: 'template.unknown_overflow', allowed: OVERFLOWS },
    role: { code: 'template.unknown_role', allowed: ROLES },
    fit: { code: 'template.unknown_fit', allowed: FITS },
    art: { code: 'template.unknown_art', allowed: ART_NAMES },
    artBy: { code: 'template.unknown_art', allowed: ['card', 'category', 'deck'] },
    photoFit: { code: 'template.unknown_fit', allowed: FITS },
    correction: { code: 'template.unknown_correction', allowed: CORRECTIONS },
    maskFit: { code: 'template.unknown_fit', allowed: ['fill', 'contain', 'cover'] },
  }),
);

/** The least and the most that a number may be. */
export interface PropRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: string;
}

/** Every prop of items that is a number. */
export const PROP_RANGES: ReadonlyMap<string, PropRange> = new Map(
  Object.entries({
    arc: { minimum: -10_000, maximum: 10_000, unit: ' design units' },
    minFontSize: { minimum: 1, maximum: 240, unit: ' design units' },
    sides: { minimum: 3, maximum: 100, unit: '' },
    points: { minimum: 2, maximum: 100, unit: '' },
    innerRatio: { minimum: 0, maximum: 1, unit: '' },
    quietZone: { minimum: 0, maximum: 20, unit: ' modules' },
    cornerRadius: { minimum: 0, maximum: 1_000, unit: ' design units' },
  }),
);

const TEXTS = [
  'text',
  'markdown',
  'icon',
  'src',
  'svg',
  'alt',
  'd',
  'viewBox',
  'placeholder',
  'prefix',
  'suffix',
  'showWhen',
  'link',
];

/** Checked by `checkBindings`. */
const BINDINGS = ['repeat', 'repeatOf'];

/** Every prop that an item may have. */
const KNOWN = [...NAMED.keys(), ...PROP_RANGES.keys(), ...TEXTS, ...BINDINGS, 'keepWhenEmpty', 'mask', 'photoFocus'];

/** Every prop of items, with the names that it takes; none for those that take texts, numbers or objects. */
export const PROP_VALUES: ReadonlyMap<string, readonly string[]> = new Map(
  KNOWN.map((name) => [name, NAMED.get(name)?.allowed ?? []]),
);

/** Warns about props that layout does not know, or cannot use and treats as absent. */
export function checkProps(item: TemplateItem, path: PathSegments, problems: ProblemList): void {
  for (const [name, value] of Object.entries(item.props ?? {})) {
    if (value === undefined || value === null) continue;
    const place = [...path, 'props', name];
    const named = NAMED.get(name);
    const range = PROP_RANGES.get(name);
    if (!KNOWN.includes(name)) unknownProp(name, place, problems);
    else if (name === 'mask') checkMask(value, place, problems);
    else if (name === 'photoFocus') checkFocus(value, place, problems);
    else if (named !== undefined) checkName(value, named, place, problems);
    else if (range !== undefined) checkNumber(value, range, place, problems);
    else if (TEXTS.includes(name) && typeof value !== 'string' && typeof value !== 'number')
      problems.warn(place, {
        code: 'template.bad_prop',
        message: `The value is ${describeValue(value)}; expected a text. It is ignored.`,
        fix: 'Write a text in quotes.',
      });
  }
}

function unknownProp(name: string, place: PathSegments, problems: ProblemList): void {
  const suggestion = nearestName(name, KNOWN);
  problems.warn(place, {
    code: 'template.unknown_prop',
    message: `There is no prop "${name}"; it is kept but has no effect.`,
    fix:
      suggestion === undefined
        ? `Remove it, or use one of ${KNOWN.join(', ')}.`
        : `Write "${suggestion}" if you meant that.`,
  });
}

function checkName(value: unknown, { code, allowed }: Names, place: PathSegments, problems: ProblemList): void {
  if (typeof value === 'string' && (allowed.includes(value) || value.includes('{{'))) return;
  const suggestion = typeof value === 'string' ? nearestName(value, allowed) : undefined;
  problems.warn(place, {
    code,
    message: `The value is ${describeValue(value)}; expected one of ${allowed.join(', ')}. ${allowed[0]} is used.`,
    fix: suggestion === undefined ? 'Choose one of these names.' : `Write "${suggestion}" if you meant that.`,
  });
}

function checkNumber(
  value: unknown,
  { minimum, maximum, unit }: PropRange,
  place: PathSegments,
  problems: ProblemList,
): void {
  if (typeof value === 'number' && value >= minimum && value <= maximum) return;
  problems.warn(place, {
    code: 'template.bad_prop',
    message: `The value is ${describeValue(value)}; expected a number from ${minimum} to ${maximum}${unit}. It is ignored.`,
    fix: `Write a number from ${minimum} to ${maximum}.`,
  });
}
