import { isAdmin, type Caller } from '../caller.js';
import { HttpProblem } from '../errors.js';
import type { Ai, TextModel } from './types.js';

const FIX = 'Set AI_BASE_URL, AI_MODEL and, if the endpoint needs one, AI_API_KEY. Then restart the server.';

/** The language model, for work that rules cannot do. Only admins learn the settings. @throws HttpProblem `not-configured` */
export function requireText({ text }: Ai, caller: Caller): TextModel {
  if (text !== undefined) return text;
  if (!isAdmin(caller))
    throw new HttpProblem('not-configured', 'AI writing is not set up on this server. Ask the administrator.');
  throw new HttpProblem('not-configured', 'AI writing is not set up on this server.', {
    errors: [{ path: 'AI_MODEL', message: 'No language model is set.', fix: FIX }],
  });
}
