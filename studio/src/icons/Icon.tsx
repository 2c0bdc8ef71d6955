import { iconSetInfo } from '@cardwright/renderer';
import type { CSSProperties, ReactElement } from 'react';
import { iconUrl } from '../api/icons.js';
import styles from './Icon.module.css';
import { OwnIconPicture } from './OwnIconPicture.js';

interface Props {
  /** An Iconify name, or the name of a member's own icon, which has no set. */
  readonly icon: string;
  /** CSS pixels. */
  readonly size: number;
}

/** A card's icon in the interface: in the text's colour, or in its own colours if the set has them. */
export function Icon({ icon, size }: Props): ReactElement {
  if (!icon.includes(':')) return <OwnIconPicture name={icon} size={size} />;
  const isColored = iconSetInfo(icon.split(':')[0] ?? '')?.isColored === true;
  const url = iconUrl(icon);
  if (isColored) return <img src={url} width={size} height={size} alt="" loading="lazy" />;
  const style = { '--icon': `url("${url}")`, width: size, height: size } as CSSProperties;
  return <span className={styles.icon} style={style} aria-hidden />;
}
