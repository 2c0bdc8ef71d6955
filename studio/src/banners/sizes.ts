import { type BannerDesign, readOwnSize, type TemplateConfig } from '@cardwright/renderer';
import type { StoredPreset } from '../api/banners.js';

type Facts = 'id' | 'key' | 'platform' | 'name' | 'purpose' | 'width' | 'height' | 'guides';

/** A size that banners are shown and exported in. */
export interface ShownSize extends Pick<StoredPreset, Facts> {
  /** The template that a platform's size starts from. */
  readonly json_config?: TemplateConfig;
}

/** A size that no platform asks for. @param id such as `1200x400` */
export function ownSizeOf(id: string): ShownSize | undefined {
  const size = readOwnSize(id);
  return size && { ...size, id };
}

/** The sizes of platforms, then those of a banner's own. */
export function sizesOf(
  presets: readonly StoredPreset[],
  { own_sizes }: Pick<BannerDesign, 'own_sizes'>,
): readonly ShownSize[] {
  return [...presets, ...own_sizes.flatMap((id) => ownSizeOf(id) ?? [])];
}
