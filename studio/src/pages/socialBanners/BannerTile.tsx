import { ActionIcon } from '@mantine/core';
import { Copy, Trash2 } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { StoredBanner, StoredPreset } from '../../api/banners.js';
import { bannerOrder } from '../../banners/bannerOrder.js';
import { sizesOf } from '../../banners/sizes.js';
import { useBannerSubject } from '../../banners/useBannerSubject.js';
import tiles from '../../tiles/tiles.module.css';
import { BannerCover } from './BannerCover.js';
import classes from './socialBanners.module.css';
import { useBannerActions } from './useBannerActions.js';

interface Props {
  readonly banner: StoredBanner;
  readonly presets: readonly StoredPreset[];
}

/** One of your banners, in the size that it was made in. */
export function BannerTile({ banner, presets }: Props): ReactElement {
  const { duplicate, remove } = useBannerActions();
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
        <div className={classes.actions}>
          <ActionIcon aria-label={`Duplicate ${banner.name}`} onClick={() => void duplicate(banner)}>
            <Copy size={16} />
          </ActionIcon>
          <ActionIcon aria-label={`Delete ${banner.name}`} onClick={() => void remove(banner)}>
            <Trash2 size={16} />
          </ActionIcon>
        </div>
        <p className={classes.facts}>
          {formats.length > 1 ? `${formats.length} sizes` : (preset?.name ?? 'Custom size')}
        </p>
      </div>
    </article>
  );
}
