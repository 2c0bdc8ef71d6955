import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addPresets: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('presets'))
    .summary('list products and papers')
    .description('Lists the products of `cardwright export` and the papers for sheets.')
    .argument('[name]', 'show the details of one preset')
    .action(
      run(async (context, name: string | undefined) => {
        const { runPresets } = await import('../listing/runPresets.js');
        return runPresets(context, name);
      }),
    );
  withExamples(
    command,
    ['presets', 'all'],
    ['presets the-game-crafter', 'a vendor’s requirements for each size'],
    ['presets --json', 'for programs'],
  );
};
