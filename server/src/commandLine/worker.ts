import { withCommonOptions, withExamples, type AddCommand } from '@cardwright/cli/commands';
import { settingsHelp } from './settingsHelp.js';

export const addWorker: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('worker'))
    .summary('make exports for a server')
    .description(
      'Makes exports from the queue in the PostgreSQL database at DATABASE_URL, alongside its servers and other workers, until you press Ctrl-C. EXPORT_WORKERS sets how many run at once.',
    )
    .action(
      run(async (context) => {
        const { runWorkerCommand } = await import('./runWorkerCommand.js');
        return runWorkerCommand(context, process.env);
      }),
    );
  command.addHelpText(
    'after',
    settingsHelp([
      'DATABASE_URL',
      'EXPORT_WORKERS',
      'PUBLIC_URL',
      'CARDWRIGHT_DATA',
      'SUPABASE_URL',
      'SUPABASE_ANON_KEY',
      'SUPABASE_SERVICE_ROLE_KEY',
      'LOG_LEVEL',
    ]),
  );
  withExamples(command, ['worker', 'with the same settings as its server']);
};
