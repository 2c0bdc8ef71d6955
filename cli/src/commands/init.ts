import type { InitFlags } from '../starting/runInit.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addInit: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('init'))
    .summary('a new deck folder to start from')
    .description(
      'Makes a folder with a small deck that can be rendered at once and explains itself. Only new and empty folders are filled.',
    )
    .argument('[dir]', 'the folder; the present one when left out', '.')
    .option('--title <title>', 'the deck’s title')
    .option('--template <template>', 'design: a name from `cardwright templates` (default: emberwild)')
    .action(
      run(async (context, dir: string, flags: InitFlags) => {
        const { runInit } = await import('../starting/runInit.js');
        return runInit(context, dir, flags);
      }),
    );
  withExamples(
    command,
    ['init my-deck', 'a new folder my-deck'],
    ['init my-deck --title "Terrible Weather" --template big-mouth', 'with another title and design'],
  );
};
