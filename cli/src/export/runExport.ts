import type { CommandContext } from '../commandContext.js';
import { loadDeck } from '../decks/loadDeck.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { DeckStudio } from '../faces/DeckStudio.js';
import { ProblemLog } from '../faces/ProblemLog.js';
import { exportCardsPdf } from './exportCardsPdf.js';
import { BrokenFacesError, PrintRun } from './printRun.js';
import { productPath } from './productPath.js';
import { readExportOptions, type ExportFlags } from './readExportOptions.js';

interface ProductReport {
  readonly file: string;
  readonly language: string;
  readonly cards: number;
  readonly pages: number;
}

/** `cardwright export` */
export async function runExport(context: CommandContext, source: string, flags: ExportFlags): Promise<ExitCode> {
  if (flags.preset !== 'pdf-cards')
    throw new UsageError(`There is no preset "${flags.preset}"; cardwright presets lists them.`);
  const { output } = context;
  const loaded = await loadDeck(source);
  const options = readExportOptions(flags, loaded.deck, '3mm');
  const log = new ProblemLog(output, loaded.warnings);
  const products: ProductReport[] = [];
  const studio = await DeckStudio.open({ folder: loaded.folder });
  try {
    for (const language of options.languages) {
      const run = new PrintRun(loaded, language, options, studio, (problems, isWithheld) =>
        log.add(problems, isWithheld),
      );
      const hasLanguages = options.languages.length > 1;
      const path = await productPath({
        out: flags.out,
        preset: flags.preset,
        extension: '.pdf',
        deck: loaded.deck,
        language,
        hasLanguages,
      });
      await run.check();
      const pages = await exportCardsPdf(context, run, { path, language, options }, studio);
      products.push({ file: path, language, cards: run.plan.cards.length, pages });
    }
  } catch (error) {
    if (!(error instanceof BrokenFacesError)) throw error;
  } finally {
    await studio.close();
  }
  log.print();
  output.result(
    { preset: flags.preset, size: options.size, products, problems: log.problems },
    summarise(products, log),
  );
  return log.hasErrors ? EXIT.failed : EXIT.done;
}

function summarise(products: readonly ProductReport[], { withheld }: ProblemLog): string {
  const lines = products.map(({ file, pages }) => `${file}: ${pages} ${pages === 1 ? 'page' : 'pages'}`);
  if (withheld === 0) return lines.join('\n');
  const faces = withheld === 1 ? 'One face lacks' : `${withheld} faces lack`;
  return [
    ...lines,
    `${faces} a picture or an icon, so nothing was written; --allow-broken writes it all the same.`,
  ].join('\n');
}
