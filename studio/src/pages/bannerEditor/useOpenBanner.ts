import { type BannerOrder, deckLanguages } from '@cardwright/renderer';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { presetsQuery } from '../../api/banners.js';
import { bannerOrder, type BannerSubject } from '../../banners/bannerOrder.js';
import { sizesOf, type ShownSize } from '../../banners/sizes.js';
import type { BannerDocument } from '../../banners/types.js';
import { useBannerSubject } from '../../banners/useBannerSubject.js';
import { useBanner } from './BannerContext.js';

export interface OpenBanner {
  /** The sizes of platforms, then the banner's own. */
  readonly presets: readonly ShownSize[];
  /** The size on the canvas. */
  readonly preset: ShownSize | undefined;
  /** The sizes to export, in the order of the list. */
  readonly formats: readonly ShownSize[];
  readonly subject: BannerSubject | undefined;
  readonly languages: readonly string[];
  readonly language: string | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** What the banner shows in a size. */
  readonly orderOf: (preset: ShownSize, subject: BannerSubject) => BannerOrder;
  /** The address of another size or language of this banner. */
  readonly addressOf: (to: { readonly presetId?: string; readonly language?: string }) => string;
}

/** The edited banner, with what it shows. The address holds the size and the language. */
export function useOpenBanner(): OpenBanner {
  const { presetId = '' } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('lang') ?? undefined;
  const banner = useBanner((document) => document);
  const { data: stored } = useQuery(presetsQuery);
  const { formats, own_sizes } = banner.design;
  const presets = useMemo(() => sizesOf(stored ?? [], { own_sizes }), [stored, own_sizes]);
  const { subject, error, retry } = useBannerSubject(banner.deck_id, asked);
  const orderOf = useOrderOf(banner);
  const addressOf = useCallback<OpenBanner['addressOf']>(
    ({ presetId: next = presetId, language = asked }) => {
      const query = new URLSearchParams({ banner: banner.id, ...(language !== undefined && { lang: language }) });
      return `/create/social-banners/${next}?${query.toString()}`;
    },
    [presetId, asked, banner.id],
  );
  return {
    presets,
    preset: presets.find(({ id }) => id === presetId),
    formats: useMemo(() => presets.filter(({ id }) => formats.includes(id)), [presets, formats]),
    subject,
    languages: useMemo(() => (subject === undefined ? [] : deckLanguages(subject.deck)), [subject]),
    language: subject?.language,
    error,
    retry,
    orderOf,
    addressOf,
  };
}

function useOrderOf({ design, preset_id, json_config }: BannerDocument): OpenBanner['orderOf'] {
  return useCallback(
    (preset, subject) =>
      bannerOrder(subject, preset, { design, ...(preset.id === preset_id && { template: json_config }) }),
    [design, preset_id, json_config],
  );
}
