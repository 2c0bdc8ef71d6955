import type { ImportFlags } from '../importing/adjustDeck.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addImport: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('import'))
    .summary('make a deck file from a table, folder or file')
    .description(
      'Reads and validates a table (CSV, TSV, XLSX, ODS or a list in a JSON file), a deck folder or a deck file. Then it writes a deck file (--out) or creates a deck on a server (--server). Without these options, it only prints a summary.',
    )
    .argument('<source>', 'table, folder or deck file')
    .option('-o, --out <file>', 'deck file to write, .json or .yaml; - for standard output')
    .option('--title <title>', 'title of the deck (default: its own title, or the file name)')
    .option(
      '--language <code>',
      'language of texts without a language suffix (default: the deck’s language, else that of the table’s words or headings, or en)',
    )
    .option(
      '--template <template>',
      'front template: a name from `cardwright templates`, or a path; sets the matching back, too',
    )
    .option('--back-template <template>', 'a different back template')
    .option('--color-scheme <scheme>', 'colour scheme: a name from `cardwright templates`, or a path')
    .option('--world <slug>', 'the deck’s world')
    .option('--column <heading=meaning...>', 'the meaning of a column, such as "Front=title" or "Sp.=field:cost"')
    .option(
      '--encoding <name>',
      'encoding of a CSV or TSV table, such as macintosh or shift_jis (default: detected, if there is no doubt)',
    )
    .option(
      '--sheet <name-or-number>',
      'sheet of a workbook, such as "Monsters" or 2 (default: the one called Cards, else the first with known headings)',
    )
    .option('--hidden', 'also read hidden rows and columns of a workbook')
    .option(
      '--no-headings',
      'the first row of the table is a card; its columns are called Column 1, Column 2 and so on',
    )
    .option('--embed', 'embed the pictures in the deck file')
    .option('--force', 'replace an existing file')
    .option(
      '--server [url]',
      'create a new deck on a server instead of a file (default: the server of your last sign-in)',
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
    ['import monsters.xlsx --out monsters/deck.json --template emberwild', 'turn a spreadsheet into a deck file'],
    ['import game.xlsx --sheet Monsters --out monsters/deck.json', 'read one sheet of a workbook'],
    ['import cards.csv', 'only show how the columns are read'],
    [
      'import vocabulary.tsv --column "Front=title" "Back=secondary_text" --out deck.json',
      'columns with different names',
    ],
    ['import monsters.xlsx --template emberwild --server', 'create a deck on the server from a spreadsheet'],
    ['import my-deck --embed --out my-deck.json', 'turn a folder with its pictures into one file'],
  );
};
