import type { BrowserPool } from '@cardwright/renderer/browser';
import {
  DeckStudio,
  isMissingContent,
  planRender,
  type FolderReport,
  type RenderPlan,
} from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { findReference, openDeck } from '../server/openDeck.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { asUsage } from '../options/asUsage.js';
import { tellFindings, tellStopped } from '../findings/tellFindings.js';
import type { Output } from '../output.js';
import { watchDeck } from './watching/watchDeck.js';
import { assertFolder, prepareCache, readRenderOrder, type RenderFlags } from './readRenderOrder.js';
import { renderWithBar } from './renderWithBar.js';

/** `cardwright render` */
export async function runRender(
  context: CommandContext,
  source: string,
  flags: RenderFlags,
  pool: BrowserPool,
): Promise<ExitCode> {
  const { out, watch = false, allowRemote = false, linkBase, cache: cacheFolder } = flags;
  await assertFolder(out, '--out');
  await prepareCache(cacheFolder);
  const order = readRenderOrder(flags);
  if (watch && (await findReference(source)) !== undefined)
    throw new UsageError('--watch works only with files. Pull the deck first.');
  const onRound = (report: FolderReport, plan: RenderPlan): void => tell(context.output, out, report, plan);
  if (watch) return watchDeck(context, source, { order, out, allowRemote, linkBase, cacheFolder, pool, onRound });
  const loaded = await openDeck(context, source, { allowRemote, linkBase });
  const plan = await asUsage(() => planRender(order, loaded.deck));
  const studio = await DeckStudio.open({ ...loaded, allowRemote, cacheFolder, pool });
  try {
    const report = await renderWithBar(context, loaded, plan, out, { studio });
    onRound(report, plan);
    return report.planned.length === 0 || report.findings.some(isMissingContent) ? EXIT.failed : EXIT.done;
  } finally {
    await studio.close();
  }
}

function tell(output: Output, out: string, report: FolderReport, { size, failOn }: RenderPlan): void {
  const { files, withheld, problems, findings } = report;
  output.problems(problems);
  tellFindings(output, findings);
  const stopped = tellStopped(findings, failOn);
  output.result(
    { out, size, files, withheld, problems, findings },
    stopped.length > 0 ? stopped.join('\n') : summarise(report, out),
  );
}

function summarise({ files, withheld }: FolderReport, out: string): string {
  const written = `${files.length} ${files.length === 1 ? 'file' : 'files'} in ${out}`;
  if (withheld === 0) return written;
  const faces = withheld === 1 ? 'One face was' : `${withheld} faces were`;
  return `${written}\n${faces} not written because a picture or an icon is missing. Use --allow-broken to write them anyway.`;
}
