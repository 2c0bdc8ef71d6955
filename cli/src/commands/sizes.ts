import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addSizes: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('sizes'))
    .summary('card sizes')
    .description('Lists the card sizes that have names. A size of your own is written 70x120mm or 2.5x3.5in.')
    .action(
      run(async (context) => {
        const { runSizes } = await import('../listing/runSizes.js');
        return runSizes(context);
      }),
    );
  withExamples(command, ['sizes', 'names for --size and for `size:` in deck.yaml'], ['sizes --json', 'for programs']);
};
