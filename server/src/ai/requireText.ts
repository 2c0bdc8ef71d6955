import { isAdmin, type MemberCaller } from '../caller.js';
import { HttpProblem } from '../errors.js';
import type { Services } from '../services.js';
import type { TextModel } from './types.js';

const FIX = 'Set AI_BASE_URL, AI_MODEL and, if the endpoint needs one, AI_API_KEY. Then restart the server.';

/**
 * The language model, for work that rules cannot do. Counts one request to it; one that is refused earlier counts only as
 * a write. Only admins learn the settings.
 * @throws HttpProblem `not-configured`, 429
 */
export async function requireText(
  { ai, limits }: Pick<Services, 'ai' | 'limits'>,
  caller: MemberCaller,
): Promise<TextModel> {
  if (ai.text === undefined) throw notConfigured(caller);
  await limits.take('ai', caller.id);
  return ai.text;
}

function notConfigured(caller: MemberCaller): HttpProblem {
  if (!isAdmin(caller))
    return new HttpProblem('not-configured', 'AI writing is not set up on this server. Ask the administrator.');
  return new HttpProblem('not-configured', 'AI writing is not set up on this server.', {
    errors: [{ path: 'AI_MODEL', message: 'No language model is set.', fix: FIX }],
  });
}
