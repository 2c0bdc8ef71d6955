import type { CSSProperties, ReactElement } from 'react';
import styles from './CardSkeleton.module.css';

interface CardSkeletonProps {
  /** CSS pixels; fills its container if missing. */
  readonly width?: number;
  /** Without shadow and corners, inside something that has them. */
  readonly isBare?: boolean;
}

/** A placeholder for a card that is loading: a static lattice of lines. */
export function CardSkeleton({ width, isBare = false }: CardSkeletonProps): ReactElement {
  const size: CSSProperties = width === undefined ? {} : { width };
  return <div className={isBare ? styles.bare : styles.card} style={size} data-skeleton aria-hidden />;
}
