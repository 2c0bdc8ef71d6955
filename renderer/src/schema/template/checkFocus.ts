import { describeValue } from '../reading/describeValue.js';
import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { readFocus } from '../values/focus.js';

/** Warns about a point of a picture that layout cannot read. */
export function checkFocus(value: unknown, place: PathSegments, problems: ProblemList): void {
  if (typeof value === 'string' && readFocus(value) !== undefined) return;
  problems.warn(place, {
    code: 'template.bad_prop',
    message: `The value is ${describeValue(value)}; expected percentages from the left and from the top. It is ignored.`,
    fix: 'Write two percentages, such as "50% 30%".',
  });
}
