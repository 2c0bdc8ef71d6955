import type { PushFlags } from '../server/runPush.js';
import { serverOption, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addPush: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('push'))
    .summary('save deck files on a server')
    .description(
      'Saves each deck file, folder or table on the server, with its local pictures, icons, templates and, if you confirm their licences, fonts. A deck with the same id is updated if it has changed; a file without one becomes a new deck. The new id and version are written to the file. If someone else has saved the deck since you pulled or pushed it, nothing is overwritten and the exit code is 4.',
    )
    .argument('<files...>', 'deck files, deck folders or tables')
    .addOption(serverOption())
    .option('--force', 'overwrite the deck, even if someone else has saved it')
    .option('--confirm-font-licences', 'upload the fonts of the folder, because their licences allow it')
    .action(
      run(async (context, files: string[], flags: PushFlags) => {
        const { runPush } = await import('../server/runPush.js');
        return runPush(context, files, flags);
      }),
    );
  withExamples(
    command,
    ['push my-deck', 'create a deck the first time, update it after that'],
    ['push decks/*.json --json', 'several decks, with their ids as JSON'],
  );
};
