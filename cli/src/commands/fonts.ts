import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addFonts: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('fonts'))
    .summary('list fonts')
    .description('Lists the fonts for templates, with their classes and licences.')
    .action(
      run(async (context) => {
        const { runFonts } = await import('../listing/runFonts.js');
        return runFonts(context);
      }),
    );
  withExamples(command, ['fonts', 'all fonts'], ['fonts --json', 'for programs']);
};
