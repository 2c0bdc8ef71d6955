import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactElement } from 'react';
import { ownIconsQuery } from '../api/ownFonts.js';
import styles from './Icon.module.css';
import { svgUrl } from './svgUrl.js';

interface Props {
  readonly name: string;
  /** CSS pixels. */
  readonly size: number;
}

/** An icon that the member has uploaded; empty for a name that they have no icon for. */
export function OwnIconPicture({ name, size }: Props): ReactElement {
  const svg = useQuery(ownIconsQuery).data?.find((icon) => icon.name === name.toLowerCase())?.svg;
  const box = { width: size, height: size };
  if (svg === undefined) return <span className={styles.empty} style={box} aria-hidden />;
  // On cards it takes the colour of the text, and so it does here.
  if (/currentcolor/i.test(svg))
    return (
      <span
        className={styles.icon}
        style={{ '--icon': `url("${svgUrl(svg)}")`, ...box } as CSSProperties}
        aria-hidden
      />
    );
  return <img className={styles.own} src={svgUrl(svg)} {...box} alt="" />;
}
