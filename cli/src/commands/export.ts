import { EXPORT_OPTIONS, PRODUCTS, type Product } from '@cardwright/renderer/export-options';
import type { ExportFlags } from '../export/readExportOrder.js';
import { optionFlag } from '../options/flags.js';
import { cardOptions, required, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

/** Options of a single product have their own heading. */
const GROUPS: readonly (readonly [heading: string | undefined, products: readonly Product[]])[] = [
  [undefined, PRODUCTS],
  ['PDFs for print shops:', ['pdf-cards']],
  ['Zips of pictures:', ['zip']],
  ['Sheets:', ['pdf-sheets']],
  ['Files to play with:', ['play']],
];

export const addExport: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('export'))
    .summary('make a product to print or play')
    .description(
      'Makes a product from a whole deck: a PDF of cards or sheets, files for a print shop, a zip of pictures, or files to play with on a screen.',
    )
    .argument('<deck>', 'deck file, deck folder or table, or the URL or id of a deck on a server')
    .option(
      '-p, --preset <name>',
      'the product, or your own preset, a JSON file; `cardwright presets` lists all (required)',
    )
    .option('-o, --out <path>', 'output file or folder (required, except with --estimate)')
    .option('--estimate', 'write nothing; report the number of sheets and packs, the waste, and the cost')
    .option('-w, --watch', 'keep running and make the product again when a file of the deck changes')
    .option('--printer <name>', 'the stored calibration of this printer; `cardwright calibrate` stores it')
    .addOption(cardOptions.lang())
    .addOption(cardOptions.cards())
    .addOption(cardOptions.linkBase())
    .addOption(cardOptions.allowRemote())
    .addOption(cardOptions.cache());
  for (const [heading, products] of GROUPS) {
    if (heading !== undefined) command.optionsGroup(heading);
    for (const [name, option] of Object.entries(EXPORT_OPTIONS))
      if (isOneOf(products, option.products)) command.addOption(optionFlag(name, option));
  }
  command.action(
    run(async (context, deck: string, flags: ExportFlags) => {
      required(flags.preset, '--preset <name>');
      if (flags.estimate === true) {
        const { runEstimate } = await import('../export/runEstimate.js');
        return runEstimate(context, deck, flags);
      }
      required(flags.out, '--out <path>');
      const { withBrowser } = await import('../withBrowser.js');
      return withBrowser(context, false, async (pool) => {
        const { runExport } = await import('../export/runExport.js');
        return runExport(context, deck, flags, pool);
      });
    }),
  );
  withExamples(
    command,
    [
      'export my-deck --preset pdf-cards --out deck.pdf',
      'one page per face, with bleed and trim box, for a print shop',
    ],
    ['export my-deck --preset home-a4 --out sheets.pdf', 'to print and cut at home'],
    [
      'export my-deck --preset pdf-sheets --paper letter --marks guides --duplex short-edge --out sheets.pdf',
      'with a different paper, marks and duplex mode',
    ],
    ['export my-deck --preset the-game-crafter --size tarot --out upload.zip', 'pictures for a vendor'],
    ['export my-deck --preset offline-player --out deck.html', 'a page to draw cards from, without a connection'],
    [
      'export my-deck --preset tts --address https://example.org/cards --out tts.zip',
      'a saved object of Tabletop Simulator and its pictures',
    ],
    ['export my-deck --preset pdf-cards --lang all --out out/', 'one PDF per language, each in a folder'],
    ['export my-deck --preset makeplayingcards --estimate', 'packs, waste and cost, without making anything'],
  );
};

/** Options of several products belong to the first group. */
function isOneOf(group: readonly Product[], products: readonly Product[]): boolean {
  return group.length > 1 ? products.length > 1 : products.length === 1 && products[0] === group[0];
}
