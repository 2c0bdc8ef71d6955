import { settingsHelp } from '../serving/settingsHelp.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addServe: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('serve'))
    .summary('run the server with the studio')
    .description(
      'Runs the server on http://localhost:3000 until you press Ctrl-C. It needs no settings and no other services: the database, accounts and pictures are in the folder .data.',
    )
    .action(
      run(async (context) => {
        const { runServe } = await import('../serving/runServe.js');
        return runServe(context, process.env);
      }),
    );
  command.addHelpText('after', settingsHelp());
  withExamples(
    command,
    ['serve', 'on http://localhost:3000, with all data in .data'],
    ['serve --json', 'print the address and, at the first start, the accounts as JSON'],
  );
};
