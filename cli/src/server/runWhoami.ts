import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { fetchMe } from './fetchMe.js';
import { ServerClient } from './ServerClient.js';

/** `cardwright whoami` */
export async function runWhoami(context: CommandContext, flags: { readonly server?: string }): Promise<ExitCode> {
  const client = await ServerClient.open(context, flags);
  const { id, email, display_name: name, roles } = await fetchMe(client);
  const rest = roles.length > 0 ? ` (${roles.join(', ')})` : '';
  context.output.result({ server: client.address, id, email, name, roles }, `${email}${rest} at ${client.address}`);
  return EXIT.done;
}
