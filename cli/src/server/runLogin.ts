import { z } from 'zod';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { askText, askSecret, readSecret } from './askSecret.js';
import { signIn } from './authApi.js';
import { isUnprotected } from './serverAddress.js';
import { ServerClient, usualServer } from './ServerClient.js';
import { SessionFile, type StoredSession } from './SessionFile.js';
import { fetchMe } from './fetchMe.js';

export interface LoginFlags {
  readonly server?: string;
  readonly email?: string;
  readonly passwordStdin?: boolean;
  readonly code?: string;
  readonly token?: boolean;
}

/** `cardwright login` */
export async function runLogin(context: CommandContext, flags: LoginFlags): Promise<ExitCode> {
  const { output, signal } = context;
  if (flags.token === true && (flags.passwordStdin === true || flags.email !== undefined))
    throw new UsageError('--token cannot be combined with --email or --password-stdin.');
  const file = new SessionFile(process.env);
  const server = await usualServer(file, flags.server, process.env);
  if (isUnprotected(server))
    output.note(`The connection to ${server} is not encrypted: others can read your password.`);
  const session = flags.token === true ? await sessionOfToken() : await sessionOfPassword(server, flags, signal);
  // Test this session before storing it.
  const variables = { ...process.env, CARDWRIGHT_SERVER: server, CARDWRIGHT_TOKEN: session.access_token };
  const { email } = await fetchMe(await ServerClient.open(context, {}, variables));
  await file.store(server, { ...session, email }, { isDefault: true });
  output.result({ server, email, file: file.path }, `Signed in to ${server} as ${email}.`);
  if (process.env.CARDWRIGHT_TOKEN) output.note('CARDWRIGHT_TOKEN is set and overrides this session.');
  return EXIT.done;
}

async function sessionOfPassword(server: string, flags: LoginFlags, signal: AbortSignal): Promise<StoredSession> {
  if (flags.passwordStdin === true && flags.email === undefined)
    throw new UsageError('--password-stdin requires --email.');
  const email = flags.email ?? (await askText('E-mail address: ', '--email', signal));
  const password =
    flags.passwordStdin === true ? await readSecret() : await askSecret('Password: ', '--password-stdin', signal);
  if (password === '') throw new UsageError('The password is empty.');
  const askCode = (): Promise<string> =>
    flags.code === undefined
      ? askText('Code from your authenticator app: ', '--code', signal)
      : Promise.resolve(flags.code);
  return signIn(server, { email, password, askCode }, signal);
}

const claims = z.object({ exp: z.number().optional() });

/** A session with only an access token, which cannot be refreshed. */
async function sessionOfToken(): Promise<StoredSession> {
  const token = process.stdin.isTTY
    ? await askSecret('Access token: ', '--token', new AbortController().signal)
    : await readSecret();
  if (!/^[\w.~+/=-]+$/.test(token)) throw new UsageError('--token: there is no access token on standard input.');
  const { exp } = claims.safeParse(payloadOf(token)).data ?? {};
  return { email: '', access_token: token, ...(exp !== undefined && { expires_at: exp }) };
}

function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}
