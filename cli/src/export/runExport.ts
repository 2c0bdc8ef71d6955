import { resolve } from 'node:path';
import { counted } from '@cardwright/renderer';
import type { BrowserPool } from '@cardwright/renderer/browser';
import {
  exportDeck,
  isMissingContent,
  planExport,
  planProduct,
  type DeckStudio,
  type ExportedDeck,
  type ExportPlan,
  type LoadedDeck,
  type MadeFile,
} from '@cardwright/renderer/production';
import { warmPdf } from '@cardwright/renderer/export';
import { describeEstimate } from '@cardwright/renderer/imposition';
import type { CommandContext } from '../commandContext.js';
import { openSince } from '../server/openSince.js';
import { openDeck } from '../server/openDeck.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { asUsage, atFlags } from '../options/asUsage.js';
import { tellFindings, tellStopped } from '../findings/tellFindings.js';
import type { Output } from '../output.js';
import { type ExportFlags, filesOf, flagIn, readExportOrder } from './readExportOrder.js';
import { prepareCache } from '../render/readRenderOrder.js';
import { watchDeck } from '../watching/watchDeck.js';
import { StageBars } from './StageBars.js';

/** `cardwright export` */
export async function runExport(
  context: CommandContext,
  source: string,
  flags: ExportFlags,
  pool: BrowserPool,
): Promise<ExitCode> {
  const { output, signal } = context;
  const { out, allowRemote = false, linkBase, cache: cacheFolder, watch = false } = flags;
  await prepareCache(cacheFolder);
  const placeOf = flagIn(flags);
  // Report problems of the order before reading the deck.
  const first = readExportOrder(flags);
  const { product } = await asUsage(() => planProduct(first), placeOf);
  // The browser starts, or the fonts load, while the deck is read.
  if (!('engine' in product) || product.engine === 'chromium') pool.warm();
  else warmPdf();
  const written = new Set([resolve(out)]);
  const round = async (loaded: LoadedDeck, studio?: DeckStudio): Promise<ExitCode> => {
    // The files of the order may have changed since.
    const order = watch ? readExportOrder(flags) : first;
    const plan = await asUsage(() => planExport(order, loaded), placeOf);
    const bars = new StageBars(output);
    try {
      const since = await openSince(context, order.options?.since, loaded, { allowRemote });
      const tools = { pool, signal, allowRemote, cacheFolder, since, onProgress: bars.show, studio };
      const exported = await asUsage(() => exportDeck(loaded, plan, out, tools));
      bars.finish();
      for (const { file } of exported.products) written.add(resolve(file));
      return tell(output, plan, exported, order.options?.since);
    } finally {
      bars.finish();
    }
  };
  const isOwn = (path: string): boolean => written.has(path);
  const studio = { pool, cacheFolder };
  const outside = filesOf(flags);
  if (watch) return watchDeck(context, source, { allowRemote, linkBase, isOwn, outside, round, studio });
  return round(await openDeck(context, source, { allowRemote, linkBase }));
}

function tell(output: Output, { preset, size, failOn }: ExportPlan, exported: ExportedDeck, since?: string): ExitCode {
  const { products, problems, findings, withheld, isUnchanged } = exported;
  output.problems(atFlags(problems));
  tellFindings(output, findings);
  const lines = products.map(describe);
  if (isUnchanged) lines.push(`No card has changed since ${since ?? 'then'}; nothing to export.`);
  else if (withheld > 0) {
    const faces = withheld === 1 ? 'One face lacks' : `${withheld} faces lack`;
    lines.push(`${faces} a picture or an icon, so nothing was written. Use --allow-broken to write it anyway.`);
  } else lines.push(...tellStopped(findings, failOn));
  for (const need of products.length > 0 ? (preset.requires ?? []) : [])
    lines.push(`${preset.title} also requires ${need}, which Cardwright does not provide yet.`);
  const value = { preset: preset.name, size, products, withheld, problems, findings };
  output.result(value, lines.join('\n'));
  if (isUnchanged) return EXIT.done;
  return products.length === 0 || findings.some(isMissingContent) ? EXIT.failed : EXIT.done;
}

function describe({ file, pages, sheets, cards_per_sheet: each, pictures, outlines, estimate }: MadeFile): string {
  if (outlines !== undefined) return `${file}: cut lines of ${counted(outlines, 'card')} per sheet`;
  const taken = estimate === undefined ? [] : describeEstimate(estimate);
  const rest = taken.length === 0 ? '' : `; ${taken.join(', ')}`;
  if (pictures !== undefined) return `${file}: ${counted(pictures, 'picture')}${rest}`;
  const sheet = sheets === undefined ? '' : `, ${counted(sheets, 'sheet')} of ${counted(each ?? 0, 'card')}`;
  return `${file}: ${counted(pages ?? 0, 'page')}${sheet}${rest}`;
}
