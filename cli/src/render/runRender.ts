import type { BrowserPool } from '@cardwright/renderer/browser';
import type { CommandContext } from '../commandContext.js';
import { findReference, openDeck } from '../decks/openDeck.js';
import type { LoadedDeck } from '../decks/loadedDeck.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { DeckStudio } from '../faces/DeckStudio.js';
import { resolveSize } from '../faces/resolveSize.js';
import { watchDeck } from '../watching/watchDeck.js';
import { assertFolder, readRenderOptions, type RenderFlags } from './readRenderOptions.js';
import { renderToFolder, type FolderReport } from './renderToFolder.js';

/** `cardwright render` */
export async function runRender(
  context: CommandContext,
  source: string,
  flags: RenderFlags,
  pool: BrowserPool,
): Promise<ExitCode> {
  await assertFolder(flags.out, '--out');
  const tell = (report: FolderReport, { deck }: LoadedDeck): void => {
    const { files, log } = report;
    log.print();
    const size = resolveSize(flags.size, deck);
    const result = { out: flags.out, size, files, withheld: log.withheld, problems: log.problems };
    context.output.result(result, summarise(report, flags.out));
  };
  if (flags.watch === true && (await findReference(source)) !== undefined)
    throw new UsageError('--watch is for files; pull the deck first.');
  if (flags.watch === true) return watchDeck(context, source, flags, pool, tell);
  const loaded = await openDeck(context, source, flags);
  const options = readRenderOptions(flags, loaded.deck);
  const studio = await DeckStudio.open({ ...loaded, allowRemote: flags.allowRemote ?? false, pool });
  try {
    const report = await renderToFolder(context, loaded, flags.out, options, studio);
    tell(report, loaded);
    return report.log.hasErrors ? EXIT.failed : EXIT.done;
  } finally {
    await studio.close();
  }
}

function summarise({ files, log }: FolderReport, out: string): string {
  const written = `${files.length} ${files.length === 1 ? 'file' : 'files'} in ${out}`;
  if (log.withheld === 0) return written;
  const faces = log.withheld === 1 ? 'One face was' : `${log.withheld} faces were`;
  return `${written}\n${faces} not written because a picture or an icon is missing; --allow-broken writes them all the same.`;
}
