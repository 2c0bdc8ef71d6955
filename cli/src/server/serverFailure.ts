import { CardwrightError, type Problem } from '@cardwright/renderer';
import { z } from 'zod';

/** RFC 9457, and the forms of Supabase's sign-in and storage. */
const document = z.object({
  detail: z.string().optional(),
  title: z.string().optional(),
  msg: z.string().optional(),
  message: z.string().optional(),
  request_id: z.string().optional(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string(), fix: z.string().optional() }))
    .max(10_000)
    .optional(),
});

type Document = z.infer<typeof document>;

interface Failed {
  readonly server: string;
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  /** What the request was about: a file, or a deck. */
  readonly place: string;
  /** Where the token came from, if one was sent. */
  readonly session: 'none' | 'stored' | 'environment';
}

/** An answer that is a failure, as an error with what to do about it. */
export function serverFailure(failed: Failed): CardwrightError {
  const { server, status, place, text } = failed;
  const answer = readDocument(text);
  const said = answer.detail ?? answer.msg ?? answer.message ?? answer.title ?? `status ${status}`;
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
      return fail('server.forbidden', `${server} does not allow that to this account: ${sentence}`);
    case 404:
      return fail(
        'server.not_found',
        `${server}: ${sentence}`,
        'Check the id; private decks need their owner’s session (cardwright whoami).',
      );
    case 409:
      return fail('server.conflict', `${server}: ${sentence}`);
    case 413:
      return fail(
        'server.too_large',
        `${server} takes no more than this: ${sentence}`,
        'Split the deck, or make its pictures smaller.',
      );
    case 429:
      return fail('server.busy', `${server} is asked too often.`, `Try again in ${failed.retryAfter ?? 'some'} s.`);
    case 400:
    case 415:
    case 422:
      return fail('server.invalid', `${server} does not take it: ${sentence}`);
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

function notSignedIn({ server, session, place }: Failed): CardwrightError {
  const message = {
    none: `Nobody is signed in at ${server}.`,
    stored: `Your session at ${server} has ended.`,
    environment: `${server} does not take the token of CARDWRIGHT_TOKEN: it is expired, or of another server.`,
  }[session];
  const fix = session === 'environment' ? 'Set a fresh one.' : `cardwright login --server ${server}`;
  return new CardwrightError('server.not_signed_in', message, { path: place, fix });
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
