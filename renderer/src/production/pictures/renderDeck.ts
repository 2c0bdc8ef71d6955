import type { Scene } from '../../displayList.js';
import type { Problem } from '../../errors.js';
import { planDeck } from '../../plan/planDeck.js';
import { faceGeometry } from '../../resolve/faceInput.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { DeckStudio } from '../DeckStudio.js';
import { isBroken } from '../faces/isBroken.js';
import { faceLabel, planFaces, sceneOf, type DistinctFace } from '../faces/planFaces.js';
import { engineOf } from '../products/engineOf.js';
import { encodeFaces, type EncodableFace } from './encodeFaces.js';
import { fileNames } from './fileNames.js';
import type { RenderPlan } from './planRender.js';

interface RenderTools {
  readonly signal: AbortSignal;
  /** Called once with all file names, before the first face. */
  readonly onPlan?: (files: readonly string[]) => void;
  /** Called with every face, before it is returned or, with `isWithheld`, omitted. */
  readonly onFace?: (scene: Scene, face: DistinctFace, isWithheld: boolean) => void;
  /** Called when something could not be made as ordered. */
  readonly onProblem?: (problem: Problem) => void;
  /** Faces for which this is false are not painted. */
  readonly isWanted?: (file: string, scene: Scene) => boolean;
  /** Called for omitted faces. */
  readonly onSkip?: (file: string) => void;
}

/** One file of a render. */
export interface RenderedFile {
  /** Path below the output folder. */
  readonly file: string;
  readonly bytes: Uint8Array | string;
  readonly face: DistinctFace;
  readonly width?: number;
  readonly height?: number;
}

/** Renders every distinct face of a deck to a file. Layout and painting overlap, and memory is bounded. */
export async function* renderDeck(
  loaded: LoadedDeck,
  options: RenderPlan & RenderTools,
  studio: DeckStudio,
): AsyncGenerator<RenderedFile, void, void> {
  const { deck, catalogue } = loaded;
  const { size, bleedMm, languages, keep } = options;
  const plan = planDeck(deck, catalogue, { languages });
  const geometry = faceGeometry(size, bleedMm);
  // Compute names for all faces of the deck, so that they do not depend on the selected cards.
  const all = planFaces(plan, options.sides, geometry, studio.scenes);
  const deckSize = deck.categories.reduce((sum, { cards }) => sum + cards.length, 0);
  const named = fileNames({ pattern: options.namePattern, extension: options.format, faces: all, deckSize });
  const names = new Map(
    [...named].flatMap(([{ side, cards }, file]): [DistinctFace, string][] => {
      const [first, ...others] = cards.filter(keep);
      return first === undefined ? [] : [[{ side, cards: [first, ...others] }, file]];
    }),
  );
  options.onPlan?.([...names.values()]);
  const byFile = new Map<string, DistinctFace>();
  const drawn = async function* (): AsyncGenerator<EncodableFace> {
    for (const [face, file] of names) {
      options.signal.throwIfAborted();
      const scene = await sceneOf(plan, face, geometry, studio.scenes);
      const isWithheld = isBroken(scene) && !options.allowBroken;
      options.onFace?.(scene, face, isWithheld);
      if (isWithheld || options.isWanted?.(file, scene) === false) {
        options.onSkip?.(file);
        continue;
      }
      byFile.set(file, face);
      const [card] = face.cards;
      const report = (problem: Problem): void => options.onProblem?.(problem);
      const engine =
        options.format === 'pdf'
          ? await engineOf(options.engine, scene.faces, studio.renderer.fonts, report)
          : options.engine;
      yield { id: file, label: faceLabel(card, face.side, deck.default_language), title: card.title, scene, engine };
    }
  };
  for await (const { id, ...rest } of encodeFaces(drawn(), options, studio)) {
    const face = byFile.get(id);
    byFile.delete(id);
    if (face !== undefined) yield { file: id, face, ...rest };
  }
}
