import { writeFileAtomically, zipDeck, type PresetSize } from '../../export/index.js';
import { deckCredits } from './deckCredits.js';
import type { PictureOptions } from './pictureOptions.js';
import { titleIn } from './productPath.js';
import type { Making, ProductFile } from './types.js';

/** Writes a zip of pictures, each distinct face once. @param wanted the pixels that the vendor requires, if any */
export async function writeZip(
  { run, path, studio, signal, tell }: Making,
  pictures: PictureOptions,
  wanted: PresetSize | undefined,
): Promise<readonly ProductFile[]> {
  const { fileTrim, bleedMm, sides } = run.options;
  const total = run.distinctCount;
  let made = 0;
  const bytes = zipDeck(
    run.printCards(),
    {
      ...pictures,
      widthMm: fileTrim.widthMm,
      heightMm: fileTrim.heightMm,
      bleedMm,
      onlyBacks: !sides.includes('front'),
      widthPx: wanted?.widthPx,
      heightPx: wanted?.heightPx,
      pictures: studio.images,
      cache: studio.cache,
      signal,
      deckTitle: titleIn(run.plan.deck, run.language),
      language: run.language,
      credits: await deckCredits(run.plan, run.usedFaces, studio),
      onProgress: ({ done }) => tell('paint', (made = done), Math.max(total, done)),
    },
    studio.pool,
  );
  await writeFileAtomically(path, bytes, { signal });
  return [{ file: path, pictures: made }];
}
