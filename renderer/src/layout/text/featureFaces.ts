import type { RenderEnvironment } from '../../environment.js';
import { type Feature, featureFaceId } from '../../fonts/index.js';

/** A face with the features of a style, as far as it has them. */
export interface FeaturedFace {
  readonly id: string;
  readonly applied: readonly Feature[];
  /** Kinds of figures that it lacks and does not have anyway. */
  readonly lacking: readonly Feature[];
}

/** Chooses faces with features, and remembers every choice. One per paragraph. */
export class FeatureFaces {
  readonly #env: RenderEnvironment;
  readonly #known = new Map<string, FeaturedFace>();

  constructor(env: RenderEnvironment) {
    this.#env = env;
  }

  /** @returns undefined while the face is not loaded, which is recorded as missing */
  choose(faceId: string, features: readonly Feature[]): FeaturedFace | undefined {
    if (features.length === 0) return { id: faceId, applied: [], lacking: [] };
    const key = `${faceId} ${features.join(' ')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const own = this.#env.fonts.features(faceId);
    if (own === undefined) {
      this.#env.missing.faces.add(faceId);
      return undefined;
    }
    const applied = features.filter((feature) => own.available.has(feature));
    const lacking = features.filter(
      (feature) => feature.endsWith('num') && !own.available.has(feature) && !own.builtIn.has(feature),
    );
    const chosen = { id: featureFaceId(faceId, applied), applied, lacking };
    this.#known.set(key, chosen);
    return chosen;
  }
}
