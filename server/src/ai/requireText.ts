import { HttpProblem } from '../errors.js';
import type { Ai, TextModel } from './types.js';

const FIX = 'Set AI_BASE_URL, AI_MODEL and, where the endpoint needs one, AI_API_KEY; then restart the server.';

/** The language model, for what cannot be done by rules. @throws HttpProblem `not-configured` */
export function requireText({ text }: Ai): TextModel {
  if (text !== undefined) return text;
  throw new HttpProblem('not-configured', 'No AI provider is configured.', {
    errors: [{ path: 'AI_MODEL', message: 'No language model is set.', fix: FIX }],
  });
}
