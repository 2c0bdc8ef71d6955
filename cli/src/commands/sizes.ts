import { examples, withCommonOptions, type AddCommand } from './shared.js';

export const addSizes: AddCommand = (program, run) => {
  withCommonOptions(program.command('sizes'))
    .summary('card sizes')
    .description('Lists the card sizes that have names. A size of your own is written 70x120mm or 2.5x3.5in.')
    .addHelpText(
      'after',
      examples(['sizes', 'names for --size and for `size:` in deck.yaml'], ['sizes --json', 'for programs']),
    )
    .action(
      run(async (context) => {
        const { runSizes } = await import('../listing/runSizes.js');
        return runSizes(context);
      }),
    );
};
