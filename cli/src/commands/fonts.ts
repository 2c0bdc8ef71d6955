import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addFonts: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('fonts'))
    .summary('fonts and their classes')
    .description('Lists the fonts that templates can use, with the class that chooses each and its licence.')
    .action(
      run(async (context) => {
        const { runFonts } = await import('../listing/runFonts.js');
        return runFonts(context);
      }),
    );
  withExamples(command, ['fonts', 'all fonts'], ['fonts --json', 'for programs']);
};
