import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addWhoami: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('whoami'))
    .summary('show who is signed in, and where')
    .description('Shows the account of the current session. The exit code is 5 when nobody is signed in.')
    .addOption(serverOption())
    .action(
      run(async (context, flags: { readonly server?: string }) => {
        const { runWhoami } = await import('../server/runWhoami.js');
        return runWhoami(context, flags);
      }),
    );
  withExamples(
    command,
    ['whoami', 'e-mail address, roles and server'],
    ['whoami --json', 'as JSON, with the account’s id'],
  );
};
