import type { FaceSide } from '../../plan/planDeck.js';
import { planDeck } from '../../plan/planDeck.js';
import type { Finding } from '../../preflight/index.js';
import { faceGeometry } from '../../resolve/faceInput.js';
import type { DeckStudio } from '../DeckStudio.js';
import { planFaces } from '../faces/planFaces.js';
import type { CardFilter } from '../faces/selectCards.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import { DeckCheck, type PrintLimits } from './DeckCheck.js';

/** What to check, and as it will be printed. */
export interface CheckOptions extends PrintLimits {
  readonly sides: readonly FaceSide[];
  readonly languages: readonly string[];
  readonly keep: CardFilter;
}

export interface CheckProgress {
  /** Called once with the number of faces to check. */
  readonly onPlan?: (faces: number) => void;
  readonly onFace?: () => void;
  readonly signal?: AbortSignal;
}

/** Checks every distinct face of a deck as it would be printed. Equal findings on several cards become one. */
export async function checkDeck(
  loaded: LoadedDeck,
  options: CheckOptions,
  studio: DeckStudio,
  { onPlan, onFace, signal }: CheckProgress = {},
): Promise<readonly Finding[]> {
  const { size, sides, languages, keep, minimumDpi, safeMarginMm, shape } = options;
  const plan = planDeck(loaded.deck, loaded.catalogue, { languages, keep });
  const geometry = faceGeometry(size);
  const faces = planFaces(plan, sides, geometry, studio.scenes);
  onPlan?.(faces.length);
  const check = await DeckCheck.open(loaded, plan, studio, { size, minimumDpi, safeMarginMm, shape });
  try {
    for (const face of faces) {
      signal?.throwIfAborted();
      await check.look(plan, face, geometry);
      onFace?.();
    }
    return check.findings();
  } finally {
    await check.close();
  }
}
