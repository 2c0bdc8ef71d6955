import { Argument } from 'commander';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const addCompletion: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('completion'))
    .summary('print a completion script for your shell')
    .description('Prints a script for your shell that completes commands, options and their values with the tab key.')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .action(
      run(async (context, shell: (typeof SHELLS)[number]) => {
        const { runCompletion } = await import('../completing/runCompletion.js');
        return runCompletion(context, shell, program);
      }),
    );
  withExamples(
    command,
    ['completion bash > ~/.local/share/bash-completion/completions/cardwright', 'for bash'],
    ['completion zsh > "${fpath[1]}/_cardwright"', 'for zsh'],
    ['completion fish > ~/.config/fish/completions/cardwright.fish', 'for fish'],
  );
};
