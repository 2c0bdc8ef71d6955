import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addTemplates: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('templates'))
    .summary('list templates and colour schemes')
    .description('Lists the official templates, with the custom fields that they show, and the colour schemes.')
    .action(
      run(async (context) => {
        const { runTemplates } = await import('../listing/runTemplates.js');
        return runTemplates(context);
      }),
    );
  withExamples(
    command,
    ['templates', 'names for `templates:` and `color_scheme:` in deck.yaml'],
    ['templates --json', 'for programs'],
  );
};
