import { Argument } from 'commander';
import { ADMIN_ACTIONS } from '../serving/adminActions.js';
import { settingsHelp } from '../serving/settingsHelp.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addAdmin: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('admin'))
    .summary('manage admins, members, decks, exports and unused pictures')
    .description(
      'Does what the pages under /admin do, directly in the database that the settings name: gives an account a role (grant), admin if none is named, revokes that, or lists the admins; lists members, suspends one or readmits them; lists decks, unlists one or takes it down; lists exports (jobs), cancels one or tries it again; lists uploaded pictures older than 90 days that nothing on the server refers to (unused-pictures), or deletes them. The last admin cannot be revoked. Every change is in the audit log. The embedded database can be opened only while its server is stopped; on a running server, use /admin instead.',
    )
    .addArgument(new Argument('<action>', 'what to do').choices(ADMIN_ACTIONS))
    .argument('[subject]', 'address of the account, id of the deck or export, or words to search a list for')
    .argument('[role]', 'role to grant or revoke (default: admin)')
    .action(
      run(async (context, action: (typeof ADMIN_ACTIONS)[number], subject?: string, role?: string) => {
        const { runAdmin } = await import('../serving/runAdmin.js');
        return runAdmin(context, process.env, { action, subject, role });
      }),
    );
  command.addHelpText(
    'after',
    settingsHelp(['CARDWRIGHT_DATA', 'DATABASE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY']),
  );
  withExamples(
    command,
    ['admin grant ada@example.com', 'effective from the next request'],
    ['admin grant bob@example.com moderator', 'a role that opens single pages'],
    ['admin list --json', 'all admins, as JSON'],
    ['admin suspend bob@example.com', 'signs a member out and keeps them out'],
    ['admin unused-pictures', 'what delete-unused-pictures would delete, and how many bytes'],
    ['admin jobs Emberwild', 'the exports of decks with this name'],
  );
};
