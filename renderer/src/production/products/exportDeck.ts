import type { Catalogue, DeckFile, Problem } from '@cardwright/renderer';
import { parseDeckFile } from '@cardwright/renderer';
import type { BrowserPool } from '@cardwright/renderer/export';
import { colorSchemes, officialTemplates } from '@cardwright/templates';
import { inheritColorKeys } from '../decks/inheritColorKeys.js';
import { valueOf } from '../decks/loadDeck.js';
import type { LoadedDeck } from '../decks/loadedDeck.js';
import { makeProducts, planExport, type Flags, type Made } from './runExport.js';
import { StageOutput, type ExportProgress } from './StageOutput.js';

/** A deck that is in memory, such as a row of a database, with the designs that it names by their ids. */
export interface DeckInMemory {
  /** As in a deck file; it is validated as one. */
  readonly deck: unknown;
  readonly designs: Catalogue;
}

/** Options as the command line has them, in camel case; `preset` is what is made. Paths in them would be read. */
export type ExportDeckOptions = Partial<Omit<Flags, 'out' | 'allowRemote'>> & { readonly preset: string };

export interface ExportDeckTools {
  /** An existing folder that the files are written to. */
  readonly folder: string;
  readonly pool: BrowserPool;
  readonly signal: AbortSignal;
  /** Bytes of a picture by its address; rejects with CardwrightError `image.unreadable`. Without it none is fetched. */
  readonly fetchImage?: (url: string) => Promise<Uint8Array>;
  readonly onProgress?: (progress: ExportProgress) => void;
}

export interface ExportedDeck {
  /** One file a language or more; none while faces are withheld. */
  readonly products: readonly Made[];
  readonly problems: readonly Problem[];
  /** Faces that lack a picture or an icon, for which nothing was made. */
  readonly withheld: number;
}

export type { ExportProgress } from './StageOutput.js';

/**
 * Makes a preset's files of a deck in memory, as `cardwright export` does.
 * @throws UsageError for options; CardwrightError `deck.invalid` with all problems; the signal's reason
 */
export async function exportDeck(
  source: DeckInMemory,
  options: ExportDeckOptions,
  { folder, pool, signal, fetchImage, onProgress }: ExportDeckTools,
): Promise<ExportedDeck> {
  const loaded = loadInMemory(source, folder);
  const flags = flagsOf(options, `${folder}/`);
  const context = { signal, output: new StageOutput(onProgress) };
  const { options: plan } = planExport(context, loaded, flags);
  context.output.languages = plan.languages.length;
  const { products, log } = await makeProducts(context, loaded, flags, { pool, ...(fetchImage && { fetchImage }) });
  return { products, problems: log.problems, withheld: log.withheld };
}

/** Whether an export of this deck can be asked for. @throws UsageError, CardwrightError `deck.invalid` */
export function checkExport(source: DeckInMemory, options: ExportDeckOptions): void {
  const context = { signal: new AbortController().signal, output: new StageOutput(undefined) };
  planExport(context, loadInMemory(source, ''), flagsOf(options, './'));
}

function flagsOf(options: ExportDeckOptions, out: string): Flags {
  return { side: 'both', copies: true, footer: true, ...options, out };
}

/** The deck's own designs stand before official ones, which it may name as well. */
function loadInMemory({ deck, designs }: DeckInMemory, folder: string): LoadedDeck {
  const parsed = valueOf(parseDeckFile(deck), 'deck');
  const own = new Set([...designs.templates, ...designs.colorSchemes].map(({ id }) => id));
  const others = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
    all.filter(({ id }) => !own.has(id));
  const value: DeckFile = inheritColorKeys(parsed.value);
  return {
    deck: value,
    catalogue: {
      templates: [...designs.templates, ...others(officialTemplates())],
      colorSchemes: [...designs.colorSchemes, ...others(colorSchemes())],
    },
    folder,
    source: 'deck',
    warnings: parsed.warnings,
  };
}
