import type { PushFlags } from '../server/runPush.js';
import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addPush: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('push'))
    .summary('deck files onto a server')
    .description(
      'Saves every deck file, folder or table on the server: over the deck with its id when nobody saved since the file was pulled or pushed, else as a new deck. Local pictures and designs go along, and the file is told its id and version. Where somebody did save, nothing is overwritten and the exit code is 4.',
    )
    .argument('<files...>', 'deck files, deck folders or tables')
    .addOption(serverOption())
    .option('--force', 'put the file in the place of what is there now, whoever saved it')
    .action(
      run(async (context, files: string[], flags: PushFlags) => {
        const { runPush } = await import('../server/runPush.js');
        return runPush(context, files, flags);
      }),
    );
  withExamples(
    command,
    ['push my-deck', 'a new deck at first, the same deck after that'],
    ['push decks/*.json --json', 'all of them, with their ids for programs'],
  );
};
