import { parsePath } from '../../paths/parsePath.js';
import { describeValue } from '../reading/describeValue.js';
import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { nearestName } from '../reading/suggest.js';
import { SHAPES } from './shapeNames.js';

/** Shapes that have an inside which can show a picture. */
const MASKS: readonly string[] = SHAPES.filter((shape) => shape !== 'line');

/** Whether a mask is path data and not a name: no shape begins with m and a number. */
export function isPathData(mask: string): boolean {
  return /^\s*m\s*[-+.\d]/i.test(mask);
}

/** Warns about a mask that is neither a shape nor a path nor an SVG; the picture is then drawn whole. */
export function checkMask(value: unknown, place: PathSegments, problems: ProblemList): void {
  const problem = problemOf(value);
  if (problem === undefined) return;
  const suggestion = typeof value === 'string' ? nearestName(value, MASKS) : undefined;
  problems.warn(place, {
    code: 'template.bad_mask',
    message: `The mask is ${describeValue(value)}; ${problem}. The whole picture is shown.`,
    fix:
      suggestion === undefined
        ? 'Write the name of a shape, path data or an SVG.'
        : `Write "${suggestion}" if you meant that.`,
  });
}

function problemOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'expected a text';
  if (value.includes('{{') || value.trimStart().startsWith('<') || MASKS.includes(value)) return undefined;
  if (!isPathData(value)) return `expected one of ${MASKS.join(', ')}, path data or an SVG`;
  const { error } = parsePath(value);
  return error === undefined ? undefined : `its path data is invalid: ${error}`;
}
