import { packPlay, writeFileAtomically } from '../../export/index.js';
import { deckCredits } from './deckCredits.js';
import type { PlayPlan } from './playOptions.js';
import { titleIn } from './productPath.js';
import type { Making, ProductFile } from './types.js';

/** Writes a page or a package for playing on a screen. */
export async function writePlay(
  { run, path, studio, signal, tell }: Making,
  { address, shape, ...plan }: PlayPlan,
  hasLanguages: boolean,
): Promise<readonly ProductFile[]> {
  const { size } = run.options;
  const { deck } = run.plan;
  const title = titleIn(deck, run.language);
  const total = run.distinctCount;
  let pictures = 0;
  const bytes = packPlay(
    run.playSource(),
    {
      ...plan,
      deck: {
        title: title || 'Deck of cards',
        identity: [deck.id ?? title, run.language, size.slug].join(' '),
        language: run.language,
        widthMm: size.widthMm,
        heightMm: size.heightMm,
        shape,
        // The names of its files do not come from their content.
        address: hasLanguages && plan.format === 'card-game-simulator' ? `${address}/${run.language}` : address,
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
