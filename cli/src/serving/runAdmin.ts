import type { Admins } from '@cardwright/server/run';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import type { ADMIN_ACTIONS } from './adminActions.js';
import { type Variables, withServer } from './withServer.js';

type Action = (typeof ADMIN_ACTIONS)[number];

interface Task {
  readonly action: Action;
  readonly subject: string | undefined;
  readonly role: string | undefined;
}

const ACCOUNT = { name: 'e-mail address of the account', example: 'ada@example.com' };
const DECK = { name: 'id of the deck', example: '3f1c…' };
const JOB = { name: 'id of the export', example: '3f1c…' };

/** What each action needs to be told, with an example. */
const SUBJECTS: Readonly<Partial<Record<Action, typeof ACCOUNT>>> = {
  grant: ACCOUNT,
  revoke: ACCOUNT,
  suspend: ACCOUNT,
  readmit: ACCOUNT,
  unlist: DECK,
  'take-down': DECK,
  cancel: JOB,
  retry: JOB,
};

/** `cardwright admin` */
export async function runAdmin({ output }: CommandContext, variables: Variables, task: Task): Promise<ExitCode> {
  assertUsage(task);
  await withServer(async ({ openAdmins, readConfig }) => {
    const admins = await openAdmins(readConfig(variables));
    try {
      const { result, text } = await perform(admins, task);
      output.result(result, text);
    } finally {
      await admins.close();
    }
  });
  return EXIT.done;
}

/** @throws UsageError for a missing or superfluous argument */
function assertUsage({ action, subject, role }: Task): void {
  if (action === 'list' && subject !== undefined) throw new UsageError('admin list takes no address.');
  if (role !== undefined && action !== 'grant' && action !== 'revoke')
    throw new UsageError(`admin ${action} takes no role.`);
  if (subject !== undefined) return;
  const needed = SUBJECTS[action];
  if (needed !== undefined)
    throw new UsageError(`The ${needed.name} is missing. Example: cardwright admin ${action} ${needed.example}`);
}

async function perform(
  admins: Admins,
  { action, subject = '', role }: Task,
): Promise<{ readonly result: object; readonly text: string }> {
  if (action === 'list') {
    const found = await admins.list();
    const lines = found.map(({ email, name }) => `${email}${name === '' ? '' : `  ${name}`}`);
    return { result: { admins: found }, text: found.length === 0 ? 'There are no admins yet.' : lines.join('\n') };
  }
  if (action !== 'grant' && action !== 'revoke') return admins.administer(action, subject);
  const { text, ...result } = await admins.change(action, subject, role);
  return { result, text };
}
