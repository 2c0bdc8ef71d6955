import type { PullFlags } from '../server/runPull.js';
import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addPull: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('pull'))
    .summary('a deck file from a deck on a server')
    .description(
      'Writes a deck of a server, one’s own or a public one, to a deck file, with the designs that only that server has. Pictures stay there, by their addresses. The file says which version it is, so that push can tell whether somebody saved since.',
    )
    .argument('<deck>', 'address of the deck, or its id')
    .addOption(serverOption())
    .option('-o, --out <file>', 'deck file to write, .json or .yaml; - for standard output (default: the title)')
    .option('--force', 'replace a file that is there already')
    .action(
      run(async (context, deck: string, flags: PullFlags) => {
        const { runPull } = await import('../server/runPull.js');
        return runPull(context, deck, flags);
      }),
    );
  withExamples(
    command,
    [
      'pull http://localhost:3000/decks/0198c5e2-7f6e-7000-8000-3a9fb45c1d2e',
      'by its address, into a file named by its title',
    ],
    ['pull 0198c5e2-7f6e-7000-8000-3a9fb45c1d2e -o weather.yaml', 'by its id, as YAML'],
  );
};
