import { deckTitle } from '@cardwright/renderer';
import { RENDER_OPTIONS } from '@cardwright/renderer/export-options';
import type { BrowserPool } from '@cardwright/renderer/browser';
import { writeFileAtomically } from '@cardwright/renderer/export';
import {
  compareDecks,
  DeckStudio,
  resolveSize,
  selectLanguages,
  SIDES,
  type CardDifference,
  type LoadedDeck,
  type OpenedDeck,
} from '@cardwright/renderer/production';
import { resolve } from 'node:path';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { asUsage } from '../options/asUsage.js';
import { type Flags, readOptions } from '../options/readOptions.js';
import type { BothDecks } from './bothDecks.js';
import { describeDifferences } from './describeDifferences.js';
import { drawDifferences } from './drawDifferences.js';
import { openVersioned } from './openVersioned.js';
import { summarise } from './summarise.js';
import { writePictures } from './writePictures.js';
import { writeReport } from './writeReport.js';

/** The flags of `diff` besides the options in the table. */
export interface DiffFlags extends Flags {
  readonly out?: string;
  /** A folder for the pictures of faces. */
  readonly pictures?: string;
  readonly lang?: string;
  readonly allowRemote?: boolean;
}

const OPTIONS = { size: RENDER_OPTIONS.size, side: RENDER_OPTIONS.side };

/** `cardwright diff` */
export async function runDiff(
  context: CommandContext,
  sources: { readonly before: string; readonly after: string },
  { out, pictures: folder, lang, allowRemote = false, ...flags }: DiffFlags,
  pool: BrowserPool,
): Promise<ExitCode> {
  if (out !== undefined && !/\.html?$/i.test(out))
    throw new UsageError(`--out: the page must end in .html; it is ${out}.`);
  const { size: sizeName, side = OPTIONS.side.default } = readOptions(OPTIONS, flags);
  const before = await openVersioned(context, sources.before, { allowRemote });
  const after = await openVersioned(context, sources.after, { allowRemote });
  const { size, language } = await asUsage(() => ({
    size: resolveSize(sizeName, after),
    language: selectLanguages(lang === undefined ? undefined : [lang], after.deck)[0] ?? after.deck.default_language,
  }));
  const opened = await openBoth(before, after, { allowRemote, pool });
  try {
    const options = { size, language, sides: SIDES[side], signal: context.signal };
    const found = await compareWithBar(context, opened, options);
    const described = describeDifferences(found, language);
    const isDrawn = out !== undefined || folder !== undefined;
    const pictures = isDrawn ? await drawDifferences(found, opened, { size, signal: context.signal }) : undefined;
    if (out !== undefined && pictures !== undefined) {
      const page = writeReport({ ...sources, title: deckTitle(after.deck), found, described, pictures });
      await writeFileAtomically(resolve(out), page, { signal: context.signal });
    }
    const files =
      folder !== undefined && pictures !== undefined ? await writePictures(folder, found, pictures) : undefined;
    const differences = described.map((each, index) => ({ ...each, ...(files && { pictures: files[index] ?? [] }) }));
    context.output.result({ ...sources, language, size, differences }, summarise(described, out));
    return found.length > 0 ? EXIT.failed : EXIT.done;
  } finally {
    await opened.before.studio.close();
    await opened.after.studio.close();
  }
}

async function openBoth(
  before: LoadedDeck,
  after: LoadedDeck,
  options: { readonly allowRemote: boolean; readonly pool: BrowserPool },
): Promise<BothDecks> {
  const open = async (loaded: LoadedDeck): Promise<OpenedDeck> => ({
    loaded,
    studio: await DeckStudio.open({ ...loaded, ...options }),
  });
  return { before: await open(before), after: await open(after) };
}

async function compareWithBar(
  { output }: CommandContext,
  { before, after }: BothDecks,
  options: Parameters<typeof compareDecks>[2],
): Promise<readonly CardDifference[]> {
  const cards = after.loaded.deck.categories.reduce((sum, category) => sum + category.cards.length, 0);
  const progress = output.progress('Comparing', cards);
  const found: CardDifference[] = [];
  try {
    const comparing = compareDecks(before, after, { ...options, onCard: () => progress.step() });
    for await (const each of comparing) found.push(each);
  } finally {
    progress.finish();
  }
  return found;
}
