import { Option } from 'commander';
import { CHECK_OPTIONS } from '../checking/checkOptions.js';
import type { CheckFlags } from '../checking/readCheckOptions.js';
import { optionFlag } from '../options/flags.js';
import { cardOptions, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addCheck: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('check'))
    .summary('find problems before printing')
    .description(
      'Checks a deck: its files, missing texts and translations, texts that do not fit or are too small, missing glyphs, pictures and icons, pictures with too few pixels, low contrast, content outside the safe area, duplicate cards, gaps in their numbers, and colours that are hard to tell apart. It can fix some of them.',
    )
    .argument('<deck>', 'deck file, deck folder or table, or the URL or id of a deck on a server')
    .addOption(new Option('--lang <codes>', 'languages, such as en,de (default: all languages of the deck)'))
    .addOption(cardOptions.cards())
    .addOption(cardOptions.linkBase())
    .addOption(cardOptions.allowRemote());
  for (const [name, option] of Object.entries(CHECK_OPTIONS)) command.addOption(optionFlag(name, option));
  command
    .option('--fix', 'apply the fixes that are safe, such as renumbering, to the files; nothing else in them changes')
    .addOption(
      new Option('--fix-only <codes>', 'fix only findings with these codes, even if cards will look different'),
    )
    .option('--dry-run', 'with --fix: show what would change, and write nothing')
    .option(
      '--report <file>',
      'also write a report: .html with pictures for people, .sarif for code-hosting sites, .xml (JUnit) for build servers; may be repeated',
      (file: string, before: readonly string[] | undefined) => [...(before ?? []), file],
    )
    .option('-w, --watch', 'keep running and check again when a file of the deck changes')
    .action(
      run(async (context, deck: string, flags: CheckFlags) => {
        const { runCheck } = await import('../checking/runCheck.js');
        return runCheck(context, deck, flags);
      }),
    );
  withExamples(
    command,
    ['check my-deck', 'everything, in all languages of the deck'],
    ['check my-deck --size tarot --lang de --cards 1-9', 'some cards, as printed in tarot size'],
    ['check my-deck --report findings.sarif --report findings.xml', 'for a code host and a build server'],
    ['check my-deck --fix --dry-run', 'what the fixes would change in the files'],
    ['check my-deck --fix-only number.missing,category.colors', 'gaps in the numbers, and colours that look alike'],
    ['check my-deck --fail-on warning --json > findings.json', 'for a build that must not have any findings'],
  );
};
