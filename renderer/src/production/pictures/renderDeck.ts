import type { Scene } from '../../displayList.js';
import type { Problem } from '../../errors.js';
import { planDeck } from '../../plan/planDeck.js';
import { faceGeometry } from '../../resolve/faceInput.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { DeckStudio } from '../DeckStudio.js';
import { faceProblems, isBroken } from '../faces/faceProblems.js';
import { faceLabel, planFaces, sceneOf, type DistinctFace } from '../faces/planFaces.js';
import { encodeFaces, type EncodableFace } from './encodeFaces.js';
import { fileNames } from './fileNames.js';
import type { RenderPlan } from './planRender.js';

interface RenderTools {
  readonly signal: AbortSignal;
  /** Told once, before the first face, which files there will be. */
  readonly onPlan?: (files: readonly string[]) => void;
  /** What is wrong with a face, before it is handed out or, when `isWithheld`, left out. */
  readonly onProblems?: (problems: readonly Problem[], isWithheld: boolean) => void;
  /** Faces for which this is false are not painted. */
  readonly isWanted?: (file: string, scene: Scene) => boolean;
  /** Told of faces that are not handed out. */
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

/** Every distinct face of a deck as one file. Faces are laid out while earlier ones are painted; memory stays bounded. */
export async function* renderDeck(
  loaded: LoadedDeck,
  options: RenderPlan & RenderTools,
  studio: DeckStudio,
): AsyncGenerator<RenderedFile, void, void> {
  const { deck, catalogue } = loaded;
  const { size, bleedMm, languages, keep } = options;
  const plan = planDeck(deck, catalogue, { languages });
  const geometry = faceGeometry(size, bleedMm);
  // Named among all faces of the deck, so that a file has the same name whichever cards are asked for.
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
      options.onProblems?.(faceProblems(scene, face, deck.default_language), isWithheld);
      if (isWithheld || options.isWanted?.(file, scene) === false) {
        options.onSkip?.(file);
        continue;
      }
      byFile.set(file, face);
      const [card] = face.cards;
      yield { id: file, label: faceLabel(card, face.side, deck.default_language), title: card.title, scene };
    }
  };
  for await (const { id, ...rest } of encodeFaces(drawn(), options, studio)) {
    const face = byFile.get(id);
    byFile.delete(id);
    if (face !== undefined) yield { file: id, face, ...rest };
  }
}
