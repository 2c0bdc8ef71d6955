import { ActionIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { bannerKeys, deleteBanner, type StoredBanner, type StoredPreset } from '../../api/banners.js';
import { bannerOrder } from '../../banners/bannerOrder.js';
import { sizesOf } from '../../banners/sizes.js';
import { useBannerSubject } from '../../banners/useBannerSubject.js';
import { confirm } from '../../components/confirm.js';
import tiles from '../../tiles/tiles.module.css';
import { attempt } from '../../toasts/attempt.js';
import { toast } from '../../toasts/toast.js';
import { BannerCover } from './BannerCover.js';
import classes from './socialBanners.module.css';

interface Props {
  readonly banner: StoredBanner;
  readonly presets: readonly StoredPreset[];
}

/** One of your banners, in the size that it was made in. */
export function BannerTile({ banner, presets }: Props): ReactElement {
  const queries = useQueryClient();
  const sizes = sizesOf(presets, banner.design);
  const shown = banner.preset_id ?? banner.design.formats[0];
  const preset = sizes.find(({ id }) => id === shown) ?? sizes[0];
  const { subject } = useBannerSubject(banner.deck_id);
  const order = useMemo(
    () =>
      subject &&
      preset &&
      bannerOrder(subject, preset, {
        design: banner.design,
        ...(preset.id === banner.preset_id && { template: banner.json_config }),
      }),
    [subject, preset, banner],
  );
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Delete ${banner.name}?`,
      message: 'The banner is deleted permanently. Its deck and the files that you exported stay.',
      confirmLabel: 'Delete banner',
      danger: true,
    });
    if (!isSure) return;
    if (await attempt('The banner was not deleted', () => deleteBanner(banner.id), banner.id))
      toast({ title: 'Banner deleted' });
    await queries.invalidateQueries({ queryKey: bannerKeys.own });
  };
  const { formats } = banner.design;
  return (
    <article className={`${tiles.tile} ${classes.tile}`}>
      <BannerCover order={order} size={preset ?? banner} />
      <div className={tiles.text}>
        <h3 className={tiles.name}>
          <Link to={`/create/social-banners/${preset?.id ?? ''}?banner=${banner.id}`} className={tiles.link}>
            {banner.name}
          </Link>
        </h3>
        <ActionIcon aria-label={`Delete ${banner.name}`} className={classes.remove} onClick={() => void remove()}>
          <Trash2 size={16} />
        </ActionIcon>
        <p className={classes.facts}>
          {formats.length > 1 ? `${formats.length} sizes` : (preset?.name ?? 'Custom size')}
        </p>
      </div>
    </article>
  );
}
