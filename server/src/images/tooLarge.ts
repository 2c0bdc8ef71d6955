import { HttpProblem } from '../errors.js';
import { MAX_PIXELS, MAX_SIDE } from './limits.js';

/** Worded like Supabase's. */
export function tooLarge(): HttpProblem {
  return new HttpProblem('too-large', 'The object exceeded the maximum allowed size');
}

export function tooManyPixels(): HttpProblem {
  const most = `${MAX_PIXELS / 1e6} megapixels and ${MAX_SIDE} px per side`;
  return new HttpProblem('too-large', `The picture is too large. The limit is ${most}.`);
}
