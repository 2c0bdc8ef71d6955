import { openAdmins, readConfig } from '@cardwright/server/run';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { type Variables, withStartFailures } from './withStartFailures.js';

/** `cardwright admin` */
export async function runAdmin(
  { output }: CommandContext,
  variables: Variables,
  action: 'grant' | 'revoke' | 'list',
  email: string | undefined,
): Promise<ExitCode> {
  if (action === 'list' && email !== undefined) throw new UsageError('admin list takes no address.');
  if (action !== 'list' && email === undefined)
    throw new UsageError(`The address of the account is missing. Example: cardwright admin ${action} ada@example.com`);
  await withStartFailures(async () => {
    const admins = await openAdmins(readConfig(variables));
    try {
      if (action === 'list' || email === undefined) {
        const found = await admins.list();
        const lines = found.map((admin) => `${admin.email}${admin.name === '' ? '' : `  ${admin.name}`}`);
        output.result({ admins: found }, found.length === 0 ? 'There are no admins yet.' : lines.join('\n'));
        return;
      }
      const { text, ...result } = await admins.change(action, email);
      output.result(result, text);
    } finally {
      await admins.close();
    }
  });
  return EXIT.done;
}
