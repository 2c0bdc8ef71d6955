import { Argument } from 'commander';
import { settingsHelp } from '../serving/settingsHelp.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

/** The actions of `admin`. */
export const ADMIN_ACTIONS = ['grant', 'revoke', 'list'] as const;

export const addAdmin: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('admin'))
    .summary('manage who is an admin')
    .description(
      'Makes an account an admin, revokes that, or lists the admins, directly in the database that the settings name. The last admin cannot be revoked. The embedded database can be opened only while its server is stopped; on a running server, use /admin instead.',
    )
    .addArgument(new Argument('<action>', 'what to do').choices(ADMIN_ACTIONS))
    .argument('[email]', 'e-mail address of the account, for grant and revoke')
    .action(
      run(async (context, action: (typeof ADMIN_ACTIONS)[number], email: string | undefined) => {
        const { runAdmin } = await import('../serving/runAdmin.js');
        return runAdmin(context, process.env, action, email);
      }),
    );
  command.addHelpText(
    'after',
    settingsHelp(['CARDWRIGHT_DATA', 'DATABASE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY']),
  );
  withExamples(
    command,
    ['admin grant ada@example.com', 'effective from the next request'],
    ['admin list --json', 'all admins, as JSON'],
  );
};
