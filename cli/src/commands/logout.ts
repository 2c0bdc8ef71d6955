import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addLogout: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('logout'))
    .summary('end the session at a server')
    .description('Ends the session that login began, at the server and on this machine.')
    .addOption(serverOption())
    .action(
      run(async (context, flags: { readonly server?: string }) => {
        const { runLogout } = await import('../server/runLogout.js');
        return runLogout(context, flags);
      }),
    );
  withExamples(command, ['logout', 'of the server that was signed in at last']);
};
