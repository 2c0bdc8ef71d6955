import { RENDER_OPTIONS } from '@cardwright/renderer/export-options';
import { optionFlag } from '../options/flags.js';
import type { RenderFlags } from '../render/readRenderOrder.js';
import { cardOptions, required, withCommonOptions, withExamples, type AddCommand } from '../describeCommand.js';

export const addRender: AddCommand = (program, run) => {
  const command = withCommonOptions(program.command('render'))
    .summary('draw faces as picture files')
    .description('Writes one file per distinct face of a deck. A back that all cards share is written once.')
    .argument('<deck>', 'deck file, deck folder or table, or the URL or id of a deck on a server')
    .option('-o, --out <folder>', 'output folder (required)')
    .addOption(cardOptions.lang())
    .addOption(cardOptions.cards())
    .addOption(cardOptions.linkBase())
    .addOption(cardOptions.allowRemote())
    .addOption(cardOptions.cache());
  for (const [name, option] of Object.entries(RENDER_OPTIONS)) command.addOption(optionFlag(name, option));
  command.option('-w, --watch', 'keep running and redraw what changes').action(
    run(async (context, deck: string, flags: RenderFlags) => {
      required(flags.out, '--out <folder>');
      const { withBrowser } = await import('../withBrowser.js');
      return withBrowser(context, needsBrowser(flags), async (pool) => {
        const { runRender } = await import('../render/runRender.js');
        return runRender(context, deck, flags, pool);
      });
    }),
  );
  withExamples(
    command,
    ['render my-deck --out out', 'all faces as PNG at 300 dpi'],
    ['render my-deck --out out --bleed 1/8in --size tarot', 'for a print shop'],
    ['render deck.json --out out --format jpg --dpi 150 --cards 1-9 --side front', 'quick proofs of the first nine'],
    ['render my-deck --out out --lang all --name "{lang}/{card_number}-{title}"', 'one folder per language'],
    ['render my-deck --out out --cache .cache', 'again and again: only what has changed is painted'],
    ['render my-deck --out out --watch', 'redraw when a file of the deck changes'],
  );
};

/** Whether a browser will probably be needed; a cache may have all pictures. */
function needsBrowser({ format, cache, engine = RENDER_OPTIONS.engine.default }: RenderFlags): boolean {
  if (cache !== undefined) return false;
  return format === 'pdf' ? engine === 'chromium' : format !== 'svg';
}
