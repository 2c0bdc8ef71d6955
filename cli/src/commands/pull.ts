import type { PullFlags } from '../server/runPull.js';
import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addPull: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('pull'))
    .summary('download a deck from a server')
    .description(
      'Writes your own or a public deck on a server to a deck file, with the templates that only that server has. Your own icons that it uses become part of the file, and your own fonts are written to the folder fonts beside it. Pictures stay on the server; the file has their URLs. The file contains the deck’s version, so that push can tell whether someone has saved the deck since.',
    )
    .argument('<deck>', 'URL or id of the deck')
    .addOption(serverOption())
    .option('-o, --out <file>', 'deck file to write, .json or .yaml; - for standard output (default: the title)')
    .option('--force', 'replace an existing file')
    .action(
      run(async (context, deck: string, flags: PullFlags) => {
        const { runPull } = await import('../server/runPull.js');
        return runPull(context, deck, flags);
      }),
    );
  withExamples(
    command,
    [
      'pull http://localhost:3000/create/decks/0198c5e2-7f6e-7000-8000-3a9fb45c1d2e',
      'by URL, into a file named after its title',
    ],
    ['pull 0198c5e2-7f6e-7000-8000-3a9fb45c1d2e -o weather.yaml', 'by id, as YAML'],
  );
};
