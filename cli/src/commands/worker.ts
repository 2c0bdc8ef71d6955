import type { SettingName } from '@cardwright/server/settings';
import { settingsHelp } from '../serving/settingsHelp.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

const SETTINGS: readonly SettingName[] = [
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'EXPORT_WORKERS',
  'PUBLIC_URL',
  'CARDWRIGHT_DATA',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
  'LOG_LEVEL',
];

export const addWorker: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('worker'))
    .summary('make exports for a server')
    .description(
      'Makes exports from the queue in the PostgreSQL database at DATABASE_URL, alongside its servers and other workers, until you press Ctrl-C. EXPORT_WORKERS sets how many run at once.',
    )
    .action(
      run(async (context) => {
        const { runWorker } = await import('../serving/runWorker.js');
        return runWorker(context, process.env);
      }),
    );
  command.addHelpText('after', settingsHelp(SETTINGS, { DATABASE_URL: 'PostgreSQL 15 or newer; required' }));
  withExamples(command, ['worker', 'with the same settings as its server']);
};
