import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addLogout: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('logout'))
    .summary('sign out of a server')
    .description('Ends the session of `login`, on the server and on this machine.')
    .addOption(serverOption())
    .action(
      run(async (context, flags: { readonly server?: string }) => {
        const { runLogout } = await import('../server/runLogout.js');
        return runLogout(context, flags);
      }),
    );
  withExamples(command, ['logout', 'the server of your last sign-in']);
};
