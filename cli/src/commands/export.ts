import { Option } from 'commander';
import type { ExportFlags } from '../export/readExportOptions.js';
import type { PictureFlags } from '../export/readPictureOptions.js';
import type { SheetFlags } from '../export/readSheetOptions.js';
import { cardOptions, required, wholeNumber, withCommonOptions, withExamples, type AddCommand } from './shared.js';

export const addExport: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('export'))
    .summary('a product to print or play')
    .description(
      'Makes a product of a whole deck: a PDF of cards or sheets, files for a print shop, or a zip of pictures.',
    )
    .argument('<deck>', 'deck file or deck folder, or the address or id of a deck on a server')
    .option('-p, --preset <name>', 'what to make; `cardwright presets` lists all (required)')
    .option('-o, --out <path>', 'the file to write, or a folder for it (required)')
    .addOption(cardOptions.size())
    .addOption(cardOptions.side())
    .addOption(cardOptions.lang())
    .addOption(cardOptions.cards())
    .addOption(cardOptions.allowRemote())
    .option('--bleed <length>', 'kept around the trim, such as 3mm or 1/8in (default: what the preset says)')
    .option('--no-copies', 'every card once, however many copies it has')
    .addOption(cardOptions.allowBroken())
    .optionsGroup('Zips of pictures:')
    .addOption(new Option('-f, --format <format>', 'kind of picture').choices(['png', 'jpg']))
    .addOption(new Option('--dpi <number>', 'pixels an inch, 72 to 1200').argParser(wholeNumber(72, 1200)))
    .addOption(cardOptions.quality())
    .optionsGroup('Sheets:')
    .option(
      '--paper <paper>',
      'a name from `cardwright presets`, measures such as 320x450mm, or a JSON file that defines stock',
    )
    .addOption(new Option('--orientation <orientation>', 'of the paper').choices(['auto', 'portrait', 'landscape']))
    .addOption(
      new Option('--columns <number>', 'cards side by side (default: as many as fit)').argParser(wholeNumber(1, 100)),
    )
    .addOption(
      new Option('--rows <number>', 'cards one below the other (default: as many as fit)').argParser(
        wholeNumber(1, 100),
      ),
    )
    .option('--gap <length>', 'between cards, such as 4mm')
    .option('--margin <length>', 'least distance of cards from the edge of the paper')
    .addOption(new Option('--marks <style>', 'cut marks').choices(['ticks', 'crosses', 'guides', 'none']))
    .option('--registration', 'marks that show how well both sides fit')
    .option('--color-bar', 'patches of colour to judge the printing by')
    .addOption(
      new Option('--duplex <mode>', 'the edge that your printer turns the paper on').choices([
        'long-edge',
        'short-edge',
        'none',
      ]),
    )
    .addOption(
      new Option('--backs <order>', 'where the backs go').choices(['interleaved', 'collected', 'separate', 'none']),
    )
    .addOption(
      new Option('--gutter-fold [direction]', 'fronts and backs on one side, to be folded and glued').choices([
        'auto',
        'horizontal',
        'vertical',
        'none',
      ]),
    )
    .option('--gutter <length>', 'between fronts and backs of a folded sheet')
    .option(
      '--calibration <values>',
      'moves backs right and down in mm and scales them, such as 0.5,-0.3,1.002; or a JSON file with xMm, yMm, scale',
    )
    .option('--no-footer', 'no line with title and number on the sheets')
    .action(
      run(async (context, deck: string, flags: ExportFlags & SheetFlags & PictureFlags) => {
        required(flags.preset, '--preset <name>');
        required(flags.out, '--out <path>');
        const { withBrowser } = await import('../faces/withBrowser.js');
        return withBrowser(true, async (pool) => {
          const { runExport } = await import('../export/runExport.js');
          return runExport(context, deck, flags, pool);
        });
      }),
    );
  withExamples(
    command,
    ['export my-deck --preset pdf-cards --out deck.pdf', 'a page a face, with bleed and trim box, for a print shop'],
    ['export my-deck --preset home-a4 --out sheets.pdf', 'to print at home and cut'],
    [
      'export my-deck --preset pdf-sheets --paper letter --marks guides --duplex short-edge --out sheets.pdf',
      'other paper, marks and printer',
    ],
    ['export my-deck --preset the-game-crafter --size tarot --out upload.zip', 'pictures for a vendor'],
    ['export my-deck --preset pdf-cards --lang all --out out/', 'one PDF a language'],
  );
};
