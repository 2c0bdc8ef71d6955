import { CardwrightError, waitingTime, type Problem } from '@cardwright/renderer';
import { problem, problemDetail } from '@cardwright/server/contract';
import { z } from 'zod';

/** RFC 9457, and the error formats of Supabase's sign-in and storage. */
const document = problem.partial().extend({
  msg: z.string().optional(),
  message: z.string().optional(),
  errors: z.array(problemDetail).max(10_000).optional(),
});

type Document = z.infer<typeof document>;

interface Failed {
  readonly server: string;
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  /** The subject of the request: a file or a deck. */
  readonly place: string;
  /** The source of the token, if one was sent. */
  readonly session: 'none' | 'stored' | 'environment';
}

/** Converts a failed response to an error with a fix. */
export function serverFailure(failed: Failed): CardwrightError {
  const { server, status, place, text } = failed;
  const answer = readDocument(text);
  const given = answer.detail ?? answer.msg ?? answer.message ?? answer.title;
  const said = given ?? `status ${status}`;
  const sentence = said.replace(/\.?$/, '.');
  const fail = (code: string, message: string, fix?: string): CardwrightError =>
    new CardwrightError(code, message, {
      path: place,
      ...(fix !== undefined && { fix }),
      problems: problemsOf(answer),
    });
  switch (status) {
    case 401:
      return notSignedIn(failed);
    case 403:
      return fail('server.forbidden', `${server} does not allow this account to do that: ${sentence}`);
    case 404:
      if (given === undefined)
        return fail('server.not_found', `${server} is not a Cardwright server (status 404).`, 'Check its address.');
      return fail('server.not_found', `${server}: ${sentence}`, fixOfMissing(given));
    case 409:
      return fail('server.conflict', `${server}: ${sentence}`);
    case 413:
      return fail(
        'server.too_large',
        `The data is too large for ${server}: ${sentence}`,
        'Split the deck, or use smaller pictures.',
      );
    case 429:
      return fail(
        'server.busy',
        `${server} has received too many requests.`,
        `Try again ${pauseOf(failed.retryAfter)}.`,
      );
    case 400:
    case 415:
    case 422:
      return fail('server.invalid', `${server} rejected the request: ${sentence}`);
    default: {
      const id = answer.request_id === undefined ? '' : ` (request ${answer.request_id}; the server’s log has more)`;
      return fail(
        status >= 502 ? 'server.unreachable' : 'server.failed',
        `${server} failed: ${sentence.slice(0, -1)}${id}.`,
        'Try again.',
      );
    }
  }
}

function fixOfMissing(what: string): string {
  return what.startsWith('Version')
    ? 'The deck’s history in the studio lists the versions that are kept.'
    : 'Check the id; private decks need their owner’s session (cardwright whoami).';
}

function notSignedIn({ server, session, place }: Failed): CardwrightError {
  const message = {
    none: `You are not signed in to ${server}.`,
    stored: `Your session on ${server} has expired.`,
    environment: `${server} rejected the token in CARDWRIGHT_TOKEN: it has expired or belongs to another server.`,
  }[session];
  const fix = session === 'environment' ? 'Set a new one.' : `cardwright login --server ${server}`;
  return new CardwrightError('server.not_signed_in', message, { path: place, fix });
}

/** When to try again. Retry-After may also be a date, which servers hardly use. */
function pauseOf(retryAfter: string | null): string {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? `in ${waitingTime(Number(retryAfter))}` : 'later';
}

function readDocument(text: string): Document {
  try {
    return document.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

function problemsOf({ errors = [] }: Document): Problem[] {
  return errors.map(({ path, message, fix }) => ({
    code: 'server.invalid',
    severity: 'error',
    path,
    message,
    ...(fix !== undefined && { fix }),
  }));
}
