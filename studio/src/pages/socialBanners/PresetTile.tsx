import type { BannerDesign } from '@cardwright/renderer';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { StoredPreset } from '../../api/banners.js';
import { bannerOrder, type BannerSubject } from '../../banners/bannerOrder.js';
import { platformName } from '../../banners/purposes.js';
import tiles from '../../tiles/tiles.module.css';
import { BannerCover } from './BannerCover.js';
import classes from './socialBanners.module.css';

interface Props {
  readonly preset: StoredPreset;
  readonly subject: BannerSubject | undefined;
  readonly design: BannerDesign;
  readonly deckId: string | null;
}

/** A size to start a banner from. */
export function PresetTile({ preset, subject, design, deckId }: Props): ReactElement {
  const { id, platform, name, width, height } = preset;
  const order = useMemo(() => subject && bannerOrder(subject, preset, { design }), [subject, preset, design]);
  const query = deckId === null ? '' : `?deck=${deckId}`;
  return (
    <article className={`${tiles.tile} ${classes.tile}`}>
      <BannerCover order={order} size={preset} />
      <div className={tiles.text}>
        <h3 className={`${tiles.name} ${classes.preset}`}>
          <Link to={`/create/social-banners/${id}${query}`} className={tiles.link}>
            {platformName(platform)}: {name}
          </Link>
        </h3>
        <p className={classes.facts}>
          {width} × {height} px
        </p>
      </div>
    </article>
  );
}
