import type { BannerOrder } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { BannerPicture } from '../../banners/BannerPicture.js';
import classes from './socialBanners.module.css';

const WIDEST = 232;
const HIGHEST = 150;

interface Props {
  readonly order: BannerOrder | undefined;
  readonly size: { readonly width: number; readonly height: number };
}

/** A miniature in the middle of a tile, as large as fits. */
export function BannerCover({ order, size }: Props): ReactElement {
  const width = Math.round(Math.min(WIDEST, (HIGHEST * size.width) / size.height));
  return (
    <div className={classes.cover}>
      <BannerPicture order={order} width={width} size={size} />
    </div>
  );
}
