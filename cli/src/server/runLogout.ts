import { CardwrightError } from '@cardwright/renderer';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { signOut } from './authApi.js';
import { usualServer } from './ServerClient.js';
import { SessionFile } from './SessionFile.js';

/** `cardwright logout` */
export async function runLogout(
  { output, signal }: CommandContext,
  flags: { readonly server?: string },
): Promise<ExitCode> {
  const file = new SessionFile(process.env);
  const server = await usualServer(file, flags.server, process.env);
  const session = await file.find(server);
  if (session !== undefined) {
    // Remove the session here in any case, but report a server that could not be reached.
    await file.remove(server);
    await signOut(server, session.access_token, signal).catch((error: unknown) => {
      if (!(error instanceof CardwrightError)) throw error;
      output.note(`${error.message} The session was removed here; on the server, it will expire.`);
    });
  }
  const text = session === undefined ? `Nobody was signed in to ${server}.` : `Signed out of ${server}.`;
  output.result({ server, was_signed_in: session !== undefined }, text);
  return EXIT.done;
}
