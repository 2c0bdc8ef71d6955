import { Argument } from 'commander';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addPresets: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('presets'))
    .summary('list and check products and papers')
    .description(
      'Lists the products of `cardwright export` and the papers for sheets (list), shows the details of one (show), or checks a preset of your own (check). The name of a preset alone also shows it.',
    )
    .addArgument(new Argument('[action]', 'list, show or check, or the name of a preset').default('list'))
    .argument('[subject]', 'the name of the preset to show, or the JSON file to show or check')
    .action(
      run(async (context, action: string, subject: string | undefined) => {
        const { runPresets } = await import('../listing/runPresets.js');
        return runPresets(context, action, subject);
      }),
    );
  withExamples(
    command,
    ['presets', 'all'],
    ['presets show the-game-crafter', 'a vendor’s requirements for each size'],
    ['presets check my-printer.json', 'what is wrong with a preset of your own, and where'],
    ['presets --json', 'for programs'],
  );
};
