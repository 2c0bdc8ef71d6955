import { withCommonOptions, withExamples, type AddCommand } from '@cardwright/cli/commands';
import { settingsHelp } from './settingsHelp.js';

export const addWorker: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('worker'))
    .summary('makes exports beside a server')
    .description(
      'Takes up exports of the PostgreSQL that DATABASE_URL names, beside its servers and other workers, until Ctrl-C. EXPORT_WORKERS says how many at once.',
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
  withExamples(command, ['worker', 'with the settings of the server that it works for']);
};
