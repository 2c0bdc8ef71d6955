import { writeFileAtomically, zipDeck, type ZipCard } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import type { DeckStudio } from '../faces/DeckStudio.js';
import type { Progress } from '../output.js';
import { deckCredits } from './deckCredits.js';
import type { Product, ProductFile } from './exportCardsPdf.js';
import type { PrintRun } from './printRun.js';
import { titleIn } from './productPath.js';
import type { PictureOptions } from './readPictureOptions.js';

/** A zip of pictures, every distinct face once. */
export async function exportZip(
  { output, signal }: CommandContext,
  run: PrintRun,
  { path, language, options }: Product,
  pictures: PictureOptions,
  studio: DeckStudio,
): Promise<readonly ProductFile[]> {
  const { size, wanted, bleedMm } = options;
  let progress: Progress | undefined;
  let made = 0;
  const onProgress = ({ done }: { readonly done: number }): void => {
    progress ??= output.progress('Painting', run.distinctCount);
    progress.step(done - made);
    made = done;
  };
  try {
    const bytes = zipDeck(
      zipCards(run),
      {
        ...pictures,
        widthMm: size.widthMm,
        bleedMm,
        widthPx: wanted?.widthPx,
        heightPx: wanted?.heightPx,
        pictures: studio.images,
        signal,
        deckTitle: titleIn(run.plan.deck, language),
        language,
        credits: await deckCredits(run.plan, run.usedFaces, studio),
        onProgress,
      },
      studio.pool,
    );
    await writeFileAtomically(path, bytes, { signal });
    return [{ file: path, pictures: made }];
  } finally {
    progress?.finish();
  }
}

async function* zipCards(run: PrintRun): AsyncGenerator<ZipCard> {
  for (const card of run.plan.cards) yield { ...(await run.printCard(card)), number: card.number, title: card.title };
}
