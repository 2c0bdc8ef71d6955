import { Option } from 'commander';
import { RENDER_OPTIONS } from '@cardwright/renderer/export-options';
import type { DiffFlags } from '../diff/runDiff.js';
import { optionFlag } from '../options/flags.js';
import { cardOptions, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addDiff: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('diff'))
    .summary('show what differs between two versions of a deck')
    .description(
      'Compares two versions of a deck card by card: added, removed and changed cards, their fields, and which faces look different. With --out, writes a page with the faces side by side. A version that a server has kept is written after an @: 0198c5e2-7f6e-7000-8000-3a9fb45c1d2e@12. Exit code 1 means that there are differences.',
    )
    .argument('<before>', 'deck file, deck folder or table, or the URL or id of a deck on a server')
    .argument('<after>', 'the newer version, likewise')
    .option('-o, --out <file>', 'HTML page to write, with pictures')
    .option('--pictures <folder>', 'write the faces that look different as pictures; --json names them')
    .addOption(
      new Option('--lang <code>', 'language in which faces are compared (default: the deck’s default language)'),
    )
    .addOption(optionFlag('size', RENDER_OPTIONS.size))
    .addOption(optionFlag('side', RENDER_OPTIONS.side))
    .addOption(cardOptions.allowRemote())
    .action(
      run(async (context, before: string, after: string, flags: DiffFlags) => {
        const { withBrowser } = await import('../withBrowser.js');
        return withBrowser(context, (flags.out ?? flags.pictures) !== undefined, async (pool) => {
          const { runDiff } = await import('../diff/runDiff.js');
          return runDiff(context, { before, after }, flags, pool);
        });
      }),
    );
  withExamples(
    command,
    ['diff my-deck-old my-deck', 'two folders, such as two checkouts of a repository'],
    ['diff deck-v1.json deck.json --out changes.html', 'a page with both versions of each face'],
    [
      'diff 0198c5e2-7f6e-7000-8000-3a9fb45c1d2e@12 0198c5e2-7f6e-7000-8000-3a9fb45c1d2e',
      'version 12 of a deck on a server, and the deck as it is now',
    ],
  );
};
