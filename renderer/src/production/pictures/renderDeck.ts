import { groupBy } from '../../groupBy.js';
import type { Problem } from '../../errors.js';
import { type Drawing, factsOf, rasterKey, rasterSize } from '../../export/index.js';
import { type DeckPlan, planDeck } from '../../plan/planDeck.js';
import type { SceneSource } from '../../plan/sceneSource.js';
import { faceGeometry, type FaceGeometry } from '../../resolve/faceInput.js';
import { countCards } from '../../schema/index.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { DeckStudio } from '../DeckStudio.js';
import type { DeckCheck } from '../checking/DeckCheck.js';
import { faceLabel, planFaces, type DistinctFace } from '../faces/planFaces.js';
import { engineOf } from '../products/engineOf.js';
import { encodeFaces, type EncodableFace, rasterOptions } from './encodeFaces.js';
import { fileNames } from './fileNames.js';
import type { KeptFiles } from './KeptFiles.js';
import { isRaster, type RenderPlan } from './planRender.js';

interface RenderTools {
  readonly signal: AbortSignal;
  /** Called once with all file names, before the first face. */
  readonly onPlan?: (files: readonly string[]) => void;
  /** Checks the faces. */
  readonly check: DeckCheck;
  /** Called when something could not be made as ordered. */
  readonly onProblem?: (problem: Problem) => void;
  /** Faces for which this is false are not painted. */
  readonly isWanted?: (file: string, drawing: Drawing) => boolean;
  /** Called for faces that are not painted; `isWithheld` because something is missing on them. */
  readonly onSkip?: (file: string, isWithheld: boolean) => void;
  /** Files of earlier runs: those that are up to date are not made again. */
  readonly kept?: KeptFiles | undefined;
  readonly onKept?: (file: Omit<RenderedFile, 'bytes'>) => void;
}

/** One file of a render. */
export interface RenderedFile {
  /** Path below the output folder. */
  readonly file: string;
  readonly bytes: Uint8Array | string;
  readonly face: DistinctFace;
  /** The picture's name in the cache, if there is one. */
  readonly key?: string | undefined;
  readonly width?: number;
  readonly height?: number;
}

/** Renders every distinct face of a deck to a file. Layout and painting overlap, and memory is bounded. */
export async function* renderDeck(
  { deck, catalogue }: LoadedDeck,
  options: RenderPlan & RenderTools,
  studio: DeckStudio,
): AsyncGenerator<RenderedFile, void, void> {
  const { check, kept, format } = options;
  const plan = planDeck(deck, catalogue, { languages: options.languages });
  const geometry = faceGeometry(options.size, options.bleedMm);
  const raster = isRaster(format) ? rasterOptions({ ...options, format }, studio) : undefined;
  const names = nameFaces(plan, geometry, options, studio.scenes);
  options.onPlan?.([...names.values()]);
  const waiting = new Map<string, Pick<RenderedFile, 'face' | 'key'>>();
  const drawn = async function* (): AsyncGenerator<EncodableFace> {
    for (const [face, file] of names) {
      options.signal.throwIfAborted();
      const { drawing, isBroken, faces: fonts } = await check.look(plan, face, geometry);
      const isWithheld = isBroken && !options.allowBroken;
      if (isWithheld || options.isWanted?.(file, drawing) === false) {
        options.onSkip?.(file, isWithheld);
        continue;
      }
      const key = raster && (await rasterKey(drawing, raster));
      if (raster !== undefined && key !== undefined && (await kept?.has(file, key))) {
        const { width, height } = rasterSize(factsOf(drawing), { bleedMm: 0, ...raster });
        options.onKept?.({ file, face, width, height });
        continue;
      }
      waiting.set(file, { face, key });
      const [card] = face.cards;
      const report = (problem: Problem): void => options.onProblem?.(problem);
      const engine =
        format === 'pdf' ? await engineOf(options.engine, fonts, studio.renderer.fonts, report) : options.engine;
      const label = faceLabel(card, face.side, deck.default_language);
      yield { id: file, label, title: card.title, scene: drawing, engine };
    }
  };
  for await (const { id, ...rest } of encodeFaces(drawn(), options, studio)) {
    const known = waiting.get(id);
    waiting.delete(id);
    if (known !== undefined) yield { file: id, ...known, ...rest };
  }
}

/** The faces of the chosen cards with their file names, which do not depend on which cards are chosen. */
function nameFaces(
  plan: DeckPlan,
  geometry: FaceGeometry,
  { sides, namePattern, format, keep }: RenderPlan,
  scenes: SceneSource,
): ReadonlyMap<DistinctFace, string> {
  const planned = planFaces(plan, sides, geometry, scenes);
  // A pattern with the language asks for a complete set in each language, so shared faces are drawn once for each.
  const faces = namePattern?.includes('{lang}') === true ? planned.flatMap(byLanguage) : planned;
  const deckSize = countCards(plan.deck);
  const named = fileNames({ pattern: namePattern, extension: format, faces, deckSize });
  return new Map(
    [...named].flatMap(([{ side, cards }, file]): [DistinctFace, string][] => {
      const [first, ...others] = cards.filter(keep);
      return first === undefined ? [] : [[{ side, cards: [first, ...others] }, file]];
    }),
  );
}

function byLanguage({ side, cards }: DistinctFace): readonly DistinctFace[] {
  const groups = groupBy(cards, ({ language }) => language);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ side, cards: [first, ...others] }],
  );
}
