import type { StoredBanner } from '../api/banners.js';
import type { Recipe as RecipeFor } from '../editing/types.js';

/** A banner being edited: what a save sends, and its size, which stays. */
export type BannerDocument = Pick<
  StoredBanner,
  'id' | 'name' | 'deck_id' | 'preset_id' | 'width' | 'height' | 'json_config' | 'design'
>;

export type Recipe = RecipeFor<BannerDocument>;
