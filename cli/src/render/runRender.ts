import type { BrowserPool } from '@cardwright/renderer/browser';
import { DeckStudio, isMissingContent, planRender } from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { openDeck } from '../server/openDeck.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { asUsage } from '../options/asUsage.js';
import { watchDeck } from '../watching/watchDeck.js';
import { assertFolder, prepareCache, readRenderOrder, type RenderFlags } from './readRenderOrder.js';
import { RenderRounds } from './RenderRounds.js';
import { renderWithBar } from './renderWithBar.js';
import { tellRendered } from './tellRendered.js';

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
  if (watch) {
    const { round, isOwn } = new RenderRounds(context, { order, out });
    return watchDeck(context, source, { allowRemote, linkBase, isOwn, round, studio: { pool, cacheFolder } });
  }
  const loaded = await openDeck(context, source, { allowRemote, linkBase });
  const plan = await asUsage(() => planRender(order, loaded));
  const studio = await DeckStudio.open({ ...loaded, allowRemote, cacheFolder, pool });
  try {
    const report = await renderWithBar(context, loaded, plan, out, { studio });
    tellRendered(context.output, out, report, plan);
    return report.planned.length === 0 || report.findings.some(isMissingContent) ? EXIT.failed : EXIT.done;
  } finally {
    await studio.close();
  }
}
