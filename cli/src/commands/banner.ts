import { BANNER_GROUNDS, BANNER_PRESETS, CARD_ARRANGEMENTS, MOST_TILT } from '@cardwright/renderer/banner-options';
import { Option } from 'commander';
import type { BannerFlags } from '../banner/runBanner.js';
import {
  cardOptions,
  required,
  wholeNumber,
  withCommonOptions,
  withExamples,
  type AddCommand,
} from '../describeCommand.js';

export const addBanner: AddCommand = (program, run) => {
  const sizes = BANNER_PRESETS.map(({ key, width, height }) => `${key} (${width} × ${height})`).join(', ');
  const command = withCommonOptions(program.command('banner'))
    .summary('draw banners for link previews, posts and profiles')
    .description(
      `Draws a deck’s cards, its name and a call to action in the exact sizes that platforms ask for.\nThe sizes are ${sizes}. Any other one is written as 1200x400.`,
    )
    .argument('<deck>', 'deck file, deck folder or table, or the URL or id of a deck on a server')
    .option('-p, --preset <names>', 'sizes, such as link-preview,x-header,1200x400, or all (required)')
    .option('-o, --out <folder>', 'output folder (required)')
    .addOption(
      new Option('-f, --format <choice>', 'the format of the files (default: png)').choices(['png', 'jpg', 'webp']),
    )
    .option('--quality <number>', 'of jpg and webp files, 1 to 100 (default: 92)', wholeNumber(1, 100))
    .addOption(
      new Option('--arrangement <choice>', 'arrangement of the cards (default: fan)').choices([...CARD_ARRANGEMENTS]),
    )
    .option(
      '--spread <number>',
      'distance between neighbouring cards, as a percentage of a card’s width, 0 to 150 (default: 55)',
      wholeNumber(0, 150),
    )
    .option('--tilt <number>', `degrees between neighbours, 0 to ${MOST_TILT} (default: 8)`, wholeNumber(0, MOST_TILT))
    .addOption(
      new Option('--ground <choice>', 'green felt, or a colour of the deck’s scheme (default: felt)').choices([
        ...BANNER_GROUNDS,
      ]),
    )
    .option('--cards <list>', 'the cards from left to right, such as back,1-3,Lamp (default: the back and four cards)')
    .option('--picture <card>', 'the card whose illustration appears behind the words (default: none)')
    .option('--title <text>', 'instead of the deck’s title')
    .option('--line <text>', 'instead of the deck’s short description')
    .option('--call-to-action <text>', 'the words of the button; without them, there is none')
    .option('--link <url>', 'the address of the QR code; without it, there is none')
    .addOption(cardOptions.lang())
    .addOption(cardOptions.allowRemote())
    .action(
      run(async (context, deck: string, flags: BannerFlags) => {
        required(flags.preset, '--preset <names>');
        required(flags.out, '--out <folder>');
        const { withBrowser } = await import('../withBrowser.js');
        return withBrowser(context, true, async (pool) => {
          const { runBanner } = await import('../banner/runBanner.js');
          return runBanner(context, deck, flags, pool);
        });
      }),
    );
  withExamples(
    command,
    ['banner my-deck --preset link-preview --out out', 'the picture that chats show'],
    ['banner my-deck --preset all --out out --link https://example.com/play', 'every size, with a QR code'],
    [
      'banner deck.json --preset instagram-story --out out --arrangement table --call-to-action "Play a card"',
      'cards on a table, and a button',
    ],
  );
};
