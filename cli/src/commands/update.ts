import type { UpdateFlags } from '../updating/runUpdate.js';
import { withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addUpdate: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('update'))
    .summary('update a deck file from a table')
    .description(
      'Compares a deck file with a table (CSV, TSV, XLSX or ODS; a file or a public address), and lists the cards that the table adds, changes and removes. With --write, or --out, it changes the deck. Fields without a column, ids and pictures stay as they are.',
    )
    .argument('<deck>', 'deck file')
    .argument('<table>', 'table file, or the public address of one, such as a Google Sheet that everyone may read')
    .option(
      '--by <column>',
      'match rows and cards by this field: card_number, title, or any other that the table has, such as field:code (default: numbers that tell all cards apart, else titles)',
    )
    .option('--column <heading=meaning...>', 'the meaning of a column, such as "Front=title" or "Sp.=field:cost"')
    .option('--encoding <name>', 'encoding of a CSV or TSV table (default: detected, if there is no doubt)')
    .option(
      '--sheet <name-or-number>',
      'sheet of a workbook, such as "Monsters" or 2 (default: the one called Cards, else the first with known headings)',
    )
    .option('--hidden', 'also read hidden rows and columns of a workbook')
    .option('--keep', 'keep cards that are not in the table')
    .option('--order', 'put the cards of each category in the order of the table')
    .option('--write', 'change the deck file')
    .option('-o, --out <file>', 'write the updated deck to another file, .json or .yaml')
    .option('--force', 'replace an existing file')
    .action(
      run(async (context, deck: string, table: string, flags: UpdateFlags) => {
        const { runUpdate } = await import('../updating/runUpdate.js');
        return runUpdate(context, { deck, table }, flags);
      }),
    );
  withExamples(
    command,
    ['update deck.json cards.xlsx', 'show what the table would change'],
    ['update deck.json cards.xlsx --by title --write', 'change the deck file; match by title'],
    [
      'update deck.json "https://docs.google.com/spreadsheets/d/…/edit#gid=0" --write',
      'update from a Google Sheet that everyone may read',
    ],
  );
};
