import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addTemplates: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('templates'))
    .summary('list templates, colour schemes and worlds')
    .description('Lists the official templates with their custom fields, the colour schemes, and the worlds.')
    .action(
      run(async (context) => {
        const { runTemplates } = await import('../listing/runTemplates.js');
        return runTemplates(context);
      }),
    );
  withExamples(
    command,
    ['templates', 'names for `templates:`, `color_scheme:` and `world:` in deck.yaml'],
    ['templates --json', 'for programs'],
  );
};
