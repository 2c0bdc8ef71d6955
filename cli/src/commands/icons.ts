import { Option } from 'commander';
import type { IconFlags } from '../listing/runIcons.js';
import { wholeNumber, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addIcons: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('icons'))
    .summary('search for icons')
    .description(
      'Finds icons by the words in their names; without words it lists the sets. Exit code 1 when nothing is found.',
    )
    .argument('[words...]', 'all must be in the name; `game-icons:` before them chooses a set')
    .option('--set <prefix>', 'only this set')
    .addOption(new Option('--limit <number>', 'how many at most').argParser(wholeNumber(1, 10_000)).default(50))
    .action(
      run(async (context, words: string[], flags: IconFlags) => {
        const { runIcons } = await import('../listing/runIcons.js');
        return runIcons(context, words, flags);
      }),
    );
  withExamples(
    command,
    ['icons lamp', 'icons with lamp in their names'],
    ['icons crossed swords --set game-icons', 'of one set'],
    ['icons', 'the sets and their licences'],
  );
};
