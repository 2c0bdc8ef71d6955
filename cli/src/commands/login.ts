import type { LoginFlags } from '../server/runLogin.js';
import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addLogin: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('login'))
    .summary('sign in at a server')
    .description(
      'Signs in at a server and keeps the session in your configuration folder, readable by you alone. The commands after it mean this server. A password is asked for, or read from standard input; it is never an argument.',
    )
    .addOption(serverOption())
    .option('-e, --email <address>', 'address of the account (default: it is asked for)')
    .option('--password-stdin', 'read the password from standard input')
    .option('--token', 'read an access token from standard input instead')
    .action(
      run(async (context, flags: LoginFlags) => {
        const { runLogin } = await import('../server/runLogin.js');
        return runLogin(context, flags);
      }),
    );
  withExamples(
    command,
    ['login', 'at the server of this machine'],
    [
      'login --server https://cards.example.com --email ada@example.com --password-stdin < password.txt',
      'in a script; in CI set CARDWRIGHT_SERVER and CARDWRIGHT_TOKEN instead',
    ],
  );
};
