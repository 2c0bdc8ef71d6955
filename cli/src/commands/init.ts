import type { InitFlags } from '../starting/runInit.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addInit: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('init'))
    .summary('create a new deck folder')
    .description(
      'Creates a folder with a small, documented deck that is ready to render. The folder must be new or empty.',
    )
    .argument('[dir]', 'the folder', '.')
    .option('--title <title>', 'title of the deck')
    .option('--template <template>', 'template: a name from `cardwright templates` (default: emberwild)')
    .action(
      run(async (context, dir: string, flags: InitFlags) => {
        const { runInit } = await import('../starting/runInit.js');
        return runInit(context, dir, flags);
      }),
    );
  withExamples(
    command,
    ['init my-deck', 'a new folder my-deck'],
    ['init my-deck --title "Terrible Weather" --template big-mouth', 'with a title and a different template'],
  );
};
