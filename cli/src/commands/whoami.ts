import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addWhoami: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('whoami'))
    .summary('the account that is signed in, and where')
    .description('Asks the server whose session this is. Ends with 5 when nobody is signed in.')
    .addOption(serverOption())
    .action(
      run(async (context, flags: { readonly server?: string }) => {
        const { runWhoami } = await import('../server/runWhoami.js');
        return runWhoami(context, flags);
      }),
    );
  withExamples(
    command,
    ['whoami', 'address, roles and server'],
    ['whoami --json', 'with the account’s id, for programs'],
  );
};
