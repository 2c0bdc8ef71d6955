import type { ExportFlags } from '../export/readExportOptions.js';
import { cardOptions, examples, required, withCommonOptions, type AddCommand } from './shared.js';

export const addExport: AddCommand = (program, run) => {
  withCommonOptions(program.command('export'))
    .summary('a product to print or play')
    .description(
      'Makes a product of a whole deck: a PDF of cards or sheets, files for a print shop, or a zip of pictures.',
    )
    .argument('<deck>', 'deck file or deck folder')
    .option('-p, --preset <name>', 'what to make; `cardwright presets` lists all (required)')
    .option('-o, --out <path>', 'the file to write, or a folder for it (required)')
    .addOption(cardOptions.size())
    .addOption(cardOptions.side())
    .addOption(cardOptions.lang())
    .addOption(cardOptions.cards())
    .option('--bleed <length>', 'kept around the trim, such as 3mm or 1/8in (default: what the preset says)')
    .option('--no-copies', 'every card once, however many copies it has')
    .addOption(cardOptions.allowBroken())
    .addHelpText(
      'after',
      examples(
        [
          'export my-deck --preset pdf-cards --out deck.pdf',
          'a page a face, with bleed and trim box, for a print shop',
        ],
        ['export my-deck --preset pdf-cards --lang all --out out/', 'one PDF a language'],
      ),
    )
    .action(
      run(async (context, deck: string, flags: ExportFlags) => {
        required(flags.preset, '--preset <name>');
        required(flags.out, '--out <path>');
        const { runExport } = await import('../export/runExport.js');
        return runExport(context, deck, flags);
      }),
    );
};
