import { withCommonOptions, withExamples, type AddCommand } from '@cardwright/cli/commands';
import { Argument } from 'commander';
import { settingsHelp } from './settingsHelp.js';

/** What `admin` does. */
export const ADMIN_ACTIONS = ['grant', 'revoke', 'list'] as const;

export const addAdmin: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('admin'))
    .summary('who may open the pages of admins')
    .description(
      'Makes an account an admin, takes that back, or lists the admins, straight in the database of this machine’s settings. The last admin stays one. The embedded database can be opened only while its server is stopped; a running server has the same under /admin.',
    )
    .addArgument(new Argument('<action>', 'what to do').choices(ADMIN_ACTIONS))
    .argument('[email]', 'address of the account, for grant and revoke')
    .action(
      run(async (context, action: (typeof ADMIN_ACTIONS)[number], email: string | undefined) => {
        const { runAdmin } = await import('./runAdmin.js');
        return runAdmin(context, process.env, action, email);
      }),
    );
  command.addHelpText(
    'after',
    settingsHelp(['CARDWRIGHT_DATA', 'DATABASE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY']),
  );
  withExamples(
    command,
    ['admin grant ada@example.com', 'from their next request on'],
    ['admin list --json', 'all admins, for programs'],
  );
};
