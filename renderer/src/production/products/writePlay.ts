import { packPlay, writeFileAtomically } from '../../export/index.js';
import { deckCredits } from './deckCredits.js';
import type { PlayPlan } from './playOptions.js';
import { titleIn } from './productPath.js';
import type { Making, ProductFile } from './types.js';

/** Writes a page or a package for playing on a screen. */
export async function writePlay(
  { run, path, studio, signal, tell }: Making,
  { address, ...plan }: PlayPlan,
): Promise<readonly ProductFile[]> {
  const { size } = run.options;
  const total = run.distinctCount;
  let pictures = 0;
  const bytes = packPlay(
    run.playSource(),
    {
      ...plan,
      deck: {
        title: titleIn(run.plan.deck, run.language) || 'Deck of cards',
        language: run.language,
        widthMm: size.widthMm,
        heightMm: size.heightMm,
        address,
      },
      pictures: studio.images,
      cache: studio.cache,
      signal,
      credits: await deckCredits(run.plan, run.usedFaces, studio),
      onProgress: ({ done }) => tell('paint', done, Math.max(total, done)),
      onPictures: (count) => (pictures = count),
    },
    studio.pool,
  );
  await writeFileAtomically(path, bytes, { signal });
  return [{ file: path, pictures }];
}
