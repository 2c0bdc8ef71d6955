import { Option } from 'commander';
import type { IconFlags } from '../listing/runIcons.js';
import { wholeNumber, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addIcons: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('icons'))
    .summary('search for icons')
    .description(
      'Finds icons by words in their names. Without words, lists the icon sets. The exit code is 1 when nothing is found.',
    )
    .argument('[words...]', 'words that the name must contain; the prefix `game-icons:` selects a set')
    .option('--set <prefix>', 'only this set')
    .addOption(
      new Option('--limit <number>', 'maximum number of results').argParser(wholeNumber(1, 10_000)).default(50),
    )
    .action(
      run(async (context, words: string[], flags: IconFlags) => {
        const { runIcons } = await import('../listing/runIcons.js');
        return runIcons(context, words, flags);
      }),
    );
  withExamples(
    command,
    ['icons lamp', 'icons with lamp in their names'],
    ['icons crossed swords --set game-icons', 'only one set'],
    ['icons', 'the icon sets and their licences'],
  );
};
