import { CardwrightError, type Problem } from '../errors.js';

/** The problems of the error that the work throws, or the error itself if it has no list. */
export function problemsOf(work: () => unknown): readonly Problem[] {
  try {
    work();
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    const { code, message, path, problems } = error;
    return problems.length > 0 ? problems : [{ code, severity: 'error', message, path }];
  }
  throw new Error('Nothing was thrown.');
}
