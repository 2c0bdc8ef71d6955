import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { HttpProblem } from '../../errors.js';

/** A failure of the AI provider, in words for the caller. The provider's own message goes to the log as `cause`. */
export function upstream(detail: string, cause?: unknown): HttpProblem {
  return new HttpProblem('upstream', detail, cause === undefined ? {} : { cause });
}

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'The AI provider rejected this request.',
  401: 'The AI provider rejected this server’s key. Ask the administrator.',
  403: 'The AI provider denied access. Ask the administrator.',
  404: 'The AI provider does not know the model. Ask the administrator.',
  408: 'The AI provider took too long. Try again.',
  413: 'The text is too long for the AI provider. Send less at a time.',
  422: 'The AI provider rejected this request.',
  429: 'The AI provider is busy, or its quota is used up. Try again later.',
};

/** The settings to check, for the log: only admins may see their names. */
const SETTINGS: Readonly<Record<number, string>> = {
  401: 'AI_API_KEY',
  403: 'AI_API_KEY and its permissions',
  404: 'AI_BASE_URL, AI_MODEL and AI_IMAGE_MODEL',
};

/** Explains a failed call. @returns the error itself if it is already a problem */
export function toUpstream(error: unknown, timedOut: boolean): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (timedOut || error instanceof APIConnectionTimeoutError)
    return upstream('The AI provider took too long. Try again.', redacted(error));
  if (error instanceof APIConnectionError) return upstream('The AI provider cannot be reached.', redacted(error));
  if (error instanceof APIError && typeof error.status === 'number')
    return upstream(
      BY_STATUS[error.status] ?? 'The AI provider failed. Try again.',
      redacted(error, SETTINGS[error.status]),
    );
  return upstream('The AI provider sent an answer that cannot be read.', redacted(error));
}

/** The error's message, shortened and without the key: providers quote keys, and the request's headers contain ours. */
function redacted(error: unknown, settings?: string): Error {
  const text = error instanceof Error ? error.message : String(error);
  const message = text.replace(/\b(?:sk|key|Bearer)[-_ ][\w*.-]{4,}/gi, '[secret]').slice(0, 500);
  return new Error(settings === undefined ? message : `${message} (check ${settings})`);
}
