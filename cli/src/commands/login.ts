import type { LoginFlags } from '../server/runLogin.js';
import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addLogin: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('login'))
    .summary('sign in to a server')
    .description(
      'Signs in to a server and stores the session in your configuration folder, where only you can read it. Later commands use this server. You are asked for the password, or it is read from standard input; it is never an argument.',
    )
    .addOption(serverOption())
    .option('-e, --email <address>', 'e-mail address of the account (default: ask for it)')
    .option('--password-stdin', 'read the password from standard input')
    .option('--code <digits>', 'code of your second factor, if you have set one up (default: ask for it)')
    .option('--token', 'read an access token from standard input instead')
    .action(
      run(async (context, flags: LoginFlags) => {
        const { runLogin } = await import('../server/runLogin.js');
        return runLogin(context, flags);
      }),
    );
  withExamples(
    command,
    ['login', 'to the server on this machine'],
    [
      'login --server https://cards.example.com --email ada@example.com --password-stdin < password.txt',
      'in a script; in CI, set CARDWRIGHT_SERVER and CARDWRIGHT_TOKEN instead',
    ],
  );
};
