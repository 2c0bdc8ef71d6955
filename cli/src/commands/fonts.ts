import { examples, withCommonOptions, type AddCommand } from './shared.js';

export const addFonts: AddCommand = (program, run) => {
  withCommonOptions(program.command('fonts'))
    .summary('fonts and their classes')
    .description('Lists the fonts that templates can use, with the class that chooses each and its licence.')
    .addHelpText('after', examples(['fonts', 'all fonts'], ['fonts --json', 'for programs']))
    .action(
      run(async (context) => {
        const { runFonts } = await import('../listing/runFonts.js');
        return runFonts(context);
      }),
    );
};
