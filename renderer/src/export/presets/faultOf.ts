import { CardwrightError } from '../../errors.js';
import type { PathSegments } from '../../schema/reading/path.js';
import type { ProblemList, ProblemText } from '../../schema/reading/problemList.js';

/** Runs a check. @returns what it throws, if anything */
export function faultOf(check: () => unknown): ProblemText | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    const { code, message, fix } = error;
    return { code, message, fix };
  }
}

/** Runs a check; what it throws becomes a problem at this path. @returns whether it passed */
export function passes(path: PathSegments, problems: ProblemList, check: () => unknown): boolean {
  const fault = faultOf(check);
  if (fault) problems.error(path, fault);
  return fault === undefined;
}
