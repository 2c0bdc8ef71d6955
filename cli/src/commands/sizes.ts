import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addSizes: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('sizes'))
    .summary('list card sizes')
    .description('Lists the named card sizes. Write a custom size as 70x120mm or 2.5x3.5in.')
    .action(
      run(async (context) => {
        const { runSizes } = await import('../listing/runSizes.js');
        return runSizes(context);
      }),
    );
  withExamples(command, ['sizes', 'names for --size and for `size:` in deck.yaml'], ['sizes --json', 'for programs']);
};
