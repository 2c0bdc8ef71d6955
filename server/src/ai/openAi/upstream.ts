import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { HttpProblem } from '../../errors.js';

/** A failure of the AI provider, in words for whoever asked. The provider's own words stay in the log's `cause`. */
export function upstream(detail: string, cause?: unknown): HttpProblem {
  return new HttpProblem('upstream', detail, cause === undefined ? {} : { cause });
}

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'The AI provider does not take this request.',
  401: 'The AI provider refuses the key. Whoever runs this server should check AI_API_KEY.',
  403: 'The AI provider refuses access. Whoever runs this server should check AI_API_KEY and its rights.',
  404: 'The AI provider does not know the model. Whoever runs this server should check AI_BASE_URL, AI_MODEL and AI_IMAGE_MODEL.',
  408: 'The AI provider took too long. Try again.',
  413: 'The AI provider finds the text too long. Send less at once.',
  422: 'The AI provider does not take this request.',
  429: 'The AI provider is busy, or its quota is used up. Try again later.',
};

/** What a failed call means. @returns the failure itself when it is a problem already */
export function toUpstream(error: unknown, timedOut: boolean): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (timedOut || error instanceof APIConnectionTimeoutError)
    return upstream('The AI provider took too long. Try again.', nameless(error));
  if (error instanceof APIConnectionError) return upstream('The AI provider cannot be reached.', nameless(error));
  if (error instanceof APIError && typeof error.status === 'number')
    return upstream(BY_STATUS[error.status] ?? 'The AI provider failed. Try again.', nameless(error));
  return upstream('The AI provider sent an answer that cannot be read.', nameless(error));
}

/** Cut short and without the request, whose headers hold the key. Providers quote keys, so what looks like one goes too. */
function nameless(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  return new Error(text.replace(/\b(?:sk|key|Bearer)[-_ ][\w*.-]{4,}/gi, '[secret]').slice(0, 500));
}
