import { CardwrightError } from '@cardwright/renderer';
import { operationCalls } from '@cardwright/server/contract';
import { z } from 'zod';
import { jsonOf } from './jsonOf.js';
import { readText } from './readText.js';
import { sendRequest, unreachable } from './sendRequest.js';
import { serverFailure } from './serverFailure.js';
import type { StoredSession } from './SessionFile.js';

const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  user: z.object({
    email: z.string(),
    factors: z.array(z.object({ id: z.string(), status: z.string() })).default([]),
  }),
});

/** Where sign-in and pictures are: the server itself or hosted Supabase. */
export interface SupabaseAddress {
  readonly url: string;
  /** The public URL, under which pictures are stored. */
  readonly publicUrl: string;
  readonly key: string;
}

/** @throws CardwrightError `server.unreachable`, also if it is not a Cardwright server */
export async function findSupabase(server: string, signal: AbortSignal): Promise<SupabaseAddress> {
  const { path, response: config } = operationCalls.readConfig;
  const url = `${server}${path}`;
  const response = await sendRequest(url, { signal });
  const parsed = config.safeParse(jsonOf(await readText(response)));
  if (!response.ok || !parsed.success) throw unreachable(url, 'there is a server, but it is not a Cardwright server');
  const { supabase_url: publicUrl, supabase_anon_key: key } = parsed.data;
  // Embedded sign-in is at the address that we used, which a proxy may have renamed.
  return { url: key === 'embedded' ? server : publicUrl, publicUrl, key };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Called only for an account with a second factor. */
  readonly askCode: () => Promise<string>;
}

/** @throws CardwrightError `server.not_signed_in` for a wrong password or code */
export async function signIn(
  server: string,
  { email, password, askCode }: Credentials,
  signal: AbortSignal,
): Promise<StoredSession> {
  const granted = await grant(server, 'password', { email, password }, signal);
  const factor = granted.user.factors.find(({ status }) => status === 'verified');
  if (factor === undefined) return toStored(granted);
  const code = await askCode();
  const from = { server, token: granted.access_token, signal };
  const text = await post(from, `factors/${factor.id}/challenge`, {});
  const { id } = z.object({ id: z.string() }).parse(jsonOf(text));
  const proved = await post(from, `factors/${factor.id}/verify`, { challenge_id: id, code });
  return toStored(session.parse(jsonOf(proved)));
}

/** @throws CardwrightError `server.not_signed_in` when the session has ended */
export async function refresh(server: string, refreshToken: string, signal: AbortSignal): Promise<StoredSession> {
  return toStored(await grant(server, 'refresh_token', { refresh_token: refreshToken }, signal));
}

/** Ends one session; a session that has already ended is not an error. */
export async function signOut(server: string, accessToken: string, signal: AbortSignal): Promise<void> {
  const { url, key } = await findSupabase(server, signal);
  const headers = { apikey: key, Authorization: `Bearer ${accessToken}` };
  const response = await sendRequest(`${url}/auth/v1/logout?scope=local`, { method: 'POST', headers, signal });
  await response.body?.cancel();
}

async function grant(
  server: string,
  type: 'password' | 'refresh_token',
  body: object,
  signal: AbortSignal,
): Promise<z.output<typeof session>> {
  const text = await post({ server, signal }, `token?grant_type=${type}`, body, type === 'refresh_token');
  const parsed = session.safeParse(jsonOf(text));
  if (!parsed.success) throw unreachable(server, 'its sign-in returned an unexpected response');
  return parsed.data;
}

interface From {
  readonly server: string;
  readonly token?: string;
  readonly signal: AbortSignal;
}

/** @returns the answer's text @throws CardwrightError */
async function post({ server, token, signal }: From, path: string, body: object, isRefresh = false): Promise<string> {
  const { url, key } = await findSupabase(server, signal);
  const headers = { apikey: key, 'Content-Type': 'application/json' };
  const response = await sendRequest(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: token === undefined ? headers : { ...headers, Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal,
  });
  const text = await readText(response);
  if (!response.ok) throw refused(server, isRefresh, response, text);
  return text;
}

function toStored({ expires_in, user, access_token, refresh_token }: z.output<typeof session>): StoredSession {
  return { email: user.email, access_token, refresh_token, expires_at: Math.floor(Date.now() / 1000) + expires_in };
}

/** Old and new sign-in servers use different forms. */
const answer = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  error_code: z.string().optional(),
  message: z.string().optional(),
  msg: z.string().optional(),
});

function refused(server: string, isRefresh: boolean, response: Response, text: string): CardwrightError {
  const { status, headers } = response;
  if (status !== 400 && status !== 401 && status !== 403 && status !== 422)
    return serverFailure({ server, status, text, retryAfter: headers.get('retry-after'), place: '', session: 'none' });
  if (isRefresh) return serverFailure({ server, status: 401, text, retryAfter: null, place: '', session: 'stored' });
  const { error_code, msg, message = msg, code = error_code } = answer.safeParse(jsonOf(text)).data ?? {};
  const isWrong = [code, error_code].includes('invalid_credentials');
  const isUnconfirmed = [code, error_code].includes('email_not_confirmed');
  const isWrongCode = [code, error_code].includes('mfa_verification_failed');
  if (isWrongCode)
    return new CardwrightError('server.not_signed_in', `${server}: the code of the second factor is wrong.`, {
      fix: 'Enter the code that your authenticator app shows now; each code works once.',
    });
  const reason = isWrong
    ? 'the e-mail address or the password is wrong'
    : (message ?? 'sign-in was refused').replace(/\.$/, '');
  return new CardwrightError('server.not_signed_in', `${server}: ${reason}.`, {
    fix: isUnconfirmed
      ? 'Follow the link in the confirmation e-mail first.'
      : `Check both, or request a new password at ${server}.`,
  });
}
