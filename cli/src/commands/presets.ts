import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addPresets: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('presets'))
    .summary('products and papers')
    .description('Lists what `cardwright export` can make, and the papers for sheets.')
    .argument('[name]', 'tell all about one preset')
    .action(
      run(async (context, name: string | undefined) => {
        const { runPresets } = await import('../listing/runPresets.js');
        return runPresets(context, name);
      }),
    );
  withExamples(
    command,
    ['presets', 'all'],
    ['presets the-game-crafter', 'what a vendor wants, size by size'],
    ['presets --json', 'for programs'],
  );
};
