import { counted, planDeck } from '@cardwright/renderer';
import { findPreset, HOSTED_FORMATS } from '@cardwright/renderer/export';
import { describeEstimate, type Estimate } from '@cardwright/renderer/imposition';
import { estimateExport, planExport, planProduct, type ProductionOrder } from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { asUsage, usageError } from '../options/asUsage.js';
import { openDeck } from '../server/openDeck.js';
import { type ExportFlags, flagIn, readExportOrder } from './readExportOrder.js';

/** `cardwright export --estimate`: what printing takes, without making anything. */
export async function runEstimate(context: CommandContext, source: string, flags: ExportFlags): Promise<ExitCode> {
  const given = readExportOrder(flags);
  const placeOf = flagIn(flags);
  if (flags.watch === true)
    throw usageError('--estimate', 'An estimate makes no files that could be made again; omit --watch.');
  if (given.options?.since !== undefined)
    throw usageError('--estimate', 'What changed is known only after drawing; omit --since.');
  const order = await asUsage(() => withAddress(given), placeOf);
  await asUsage(() => planProduct(order), placeOf);
  const loaded = await openDeck(context, source, flags);
  const plan = await asUsage(() => planExport(order, loaded), placeOf);
  const estimates = plan.languages.map((language) => {
    const { cards } = planDeck(loaded.deck, loaded.catalogue, { languages: [language], keep: plan.keep });
    const count = cards.reduce((sum, { copies }) => sum + (plan.repeatsCopies ? copies : 1), 0);
    return { language, ...(estimateExport(plan, count) ?? { cards: count }) };
  });
  context.output.result(
    { preset: plan.preset.name, size: plan.size, estimates },
    estimates.map((each) => `${plan.preset.title}, ${each.language}: ${describe(each)}`).join('\n'),
  );
  return EXIT.done;
}

/** Nothing is uploaded, so the address of the pictures does not matter. @throws CardwrightError at `preset` */
function withAddress(order: ProductionOrder): ProductionOrder {
  const { play } = typeof order.preset === 'string' ? findPreset(order.preset) : order.preset;
  if (play === undefined || !HOSTED_FORMATS.has(play)) return order;
  return { ...order, options: { address: 'https://example.org', ...order.options } };
}

function describe(estimate: Estimate): string {
  const { cards, sheets } = estimate;
  const counts = [counted(cards, 'card'), ...(sheets === undefined ? [] : [counted(sheets, 'sheet')])];
  return [...counts, ...describeEstimate(estimate)].join(', ');
}
