import type { ImportFlags } from '../importing/adjustDeck.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addImport: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('import'))
    .summary('a deck file from a table, folder or file')
    .description(
      'Reads a table (CSV, TSV, XLSX, ODS, or a JSON list), a deck folder or a deck file, validates it, and writes a deck file, or with --server makes a deck on a server. Without either it only tells what it found.',
    )
    .argument('<source>', 'table, folder or deck file')
    .option('-o, --out <file>', 'deck file to write, .json or .yaml; - for standard output')
    .option('--title <title>', 'the deck’s title (default: the deck’s own, or the file’s name)')
    .option('--language <code>', 'language of the texts without a language suffix (default: the deck’s own, or en)')
    .option(
      '--template <template>',
      'front design: a name from `cardwright templates`, or a path; its back comes with it',
    )
    .option('--back-template <template>', 'another back design')
    .option('--color-scheme <scheme>', 'colour scheme: a name from `cardwright templates`, or a path')
    .option('--world <slug>', 'the world that the deck belongs to')
    .option('--column <heading=meaning...>', 'read a column as another one, such as "Front=title" or "Sp.=field:cost"')
    .option('--embed', 'put the pictures into the deck file')
    .option('--force', 'replace a file that is there already')
    .option(
      '--server [url]',
      'put it onto a server as a new deck instead of into a file (default: where you signed in last)',
    )
    .action(
      run(async (context, source: string, flags: ImportFlags) => {
        if (flags.server !== undefined) {
          const { runServerImport } = await import('../server/runServerImport.js');
          return runServerImport(context, source, flags);
        }
        const { runImport } = await import('../importing/runImport.js');
        return runImport(context, source, flags);
      }),
    );
  withExamples(
    command,
    ['import monsters.xlsx --out monsters/deck.json --template emberwild', 'a spreadsheet becomes a deck file'],
    ['import cards.csv', 'only tell how the columns are understood'],
    ['import vocabulary.tsv --column "Front=title" "Back=secondary_text" --out deck.json', 'columns with other names'],
    ['import monsters.xlsx --template emberwild --server', 'the spreadsheet becomes a deck on the server'],
    ['import my-deck --embed --out my-deck.json', 'a folder with its pictures as one file'],
  );
};
