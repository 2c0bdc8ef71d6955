import { describeValue } from '../reading/describeValue.js';
import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { nearestName } from '../reading/suggest.js';
import type { TemplateItem } from './template.js';

export const SHAPES = ['rectangle', 'ellipse', 'polygon', 'star', 'line', 'ribbon', 'path'] as const;
export const OVERFLOWS = ['shrink', 'ellipsis', 'clip'] as const;
export const FITS = ['contain', 'cover', 'fill'] as const;

interface Names {
  readonly code: string;
  readonly allowed: readonly string[];
}

const NAMED: ReadonlyMap<string, Names> = new Map(
  Object.entries({
    shape: { code: 'template.unknown_shape', allowed: SHAPES },
    overflow: { code: 'template.unknown_overflow', allowed: OVERFLOWS },
    fit: { code: 'template.unknown_fit', allowed: FITS },
  }),
);

interface Range {
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: string;
}

const NUMBERS: ReadonlyMap<string, Range> = new Map(
  Object.entries({
    minFontSize: { minimum: 1, maximum: 240, unit: ' design units' },
    sides: { minimum: 3, maximum: 100, unit: '' },
    points: { minimum: 2, maximum: 100, unit: '' },
    innerRatio: { minimum: 0, maximum: 1, unit: '' },
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
];

/** Warns about props that layout cannot use and treats as absent. */
export function checkProps(item: TemplateItem, path: PathSegments, problems: ProblemList): void {
  for (const [name, value] of Object.entries(item.props ?? {})) {
    if (value === undefined || value === null) continue;
    const place = [...path, 'props', name];
    const named = NAMED.get(name);
    const range = NUMBERS.get(name);
    if (named !== undefined) checkName(value, named, place, problems);
    else if (range !== undefined) checkNumber(value, range, place, problems);
    else if (TEXTS.includes(name) && typeof value !== 'string' && typeof value !== 'number')
      problems.warn(place, {
        code: 'template.bad_prop',
        message: `The value is ${describeValue(value)}; expected a text. It is ignored.`,
        fix: 'Write a text in quotes.',
      });
  }
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
  { minimum, maximum, unit }: Range,
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
