import { openAdmins, readConfig, type Admins } from '@cardwright/server/run';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import type { ADMIN_ACTIONS } from './adminActions.js';
import { type Variables, withStartFailures } from './withStartFailures.js';

type Action = (typeof ADMIN_ACTIONS)[number];

/** An example for each action that needs a subject. */
const EXAMPLES: Readonly<Partial<Record<Action, string>>> = {
  suspend: 'bob@example.com',
  readmit: 'bob@example.com',
  unlist: '3f1c…',
  'take-down': '3f1c…',
  cancel: '3f1c…',
  retry: '3f1c…',
};

/** `cardwright admin` */
export async function runAdmin(
  { output }: CommandContext,
  variables: Variables,
  action: Action,
  subject: string | undefined,
): Promise<ExitCode> {
  assertUsage(action, subject);
  await withStartFailures(async () => {
    const admins = await openAdmins(readConfig(variables));
    try {
      const { result, text } = await perform(admins, action, subject ?? '');
      output.result(result, text);
    } finally {
      await admins.close();
    }
  });
  return EXIT.done;
}

/** @throws UsageError for a missing or superfluous subject */
function assertUsage(action: Action, subject: string | undefined): void {
  if (action === 'list' && subject !== undefined) throw new UsageError('admin list takes no address.');
  if (subject !== undefined) return;
  if (action === 'grant' || action === 'revoke')
    throw new UsageError(`The address of the account is missing. Example: cardwright admin ${action} ada@example.com`);
  const example = EXAMPLES[action];
  if (example !== undefined)
    throw new UsageError(`What to ${action} is missing. Example: cardwright admin ${action} ${example}`);
}

async function perform(
  admins: Admins,
  action: Action,
  subject: string,
): Promise<{ readonly result: object; readonly text: string }> {
  if (action === 'list') {
    const found = await admins.list();
    const lines = found.map(({ email, name }) => `${email}${name === '' ? '' : `  ${name}`}`);
    return { result: { admins: found }, text: found.length === 0 ? 'There are no admins yet.' : lines.join('\n') };
  }
  if (action !== 'grant' && action !== 'revoke') return admins.administer(action, subject);
  const { text, ...result } = await admins.change(action, subject);
  return { result, text };
}
