import { withCommonOptions, withExamples, type AddCommand } from '@cardwright/cli/commands';
import { settingsHelp } from './settingsHelp.js';

export const addServe: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('serve'))
    .summary('the server, with the studio')
    .description(
      'Runs the server on http://localhost:3000 until Ctrl-C. Without settings it needs nothing else: database, sign-in and pictures are its own, in the folder .data.',
    )
    .action(
      run(async (context) => {
        const { runServe } = await import('./runServe.js');
        return runServe(context, process.env);
      }),
    );
  command.addHelpText('after', settingsHelp());
  withExamples(
    command,
    ['serve', 'on http://localhost:3000, with everything in .data'],
    ['serve --json', 'the address and the accounts of the first start as JSON'],
  );
};
