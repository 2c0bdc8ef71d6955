import { LATE } from './isUnanswered.js';

/**
 * Waits for the database no longer than somebody waits for a page, its connections included. What it was sent goes on.
 * @throws what the work throws, or an error that `isUnanswered` knows
 */
export async function answerWithin<T>(milliseconds: number, work: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(LATE)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
