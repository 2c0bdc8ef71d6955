import type { CSSProperties, ReactElement } from 'react';
import styles from './CardSkeleton.module.css';

interface CardSkeletonProps {
  /** CSS pixels; fills its place where not given. */
  readonly width?: number;
  /** Without shadow and corners, inside something that has them. */
  readonly isBare?: boolean;
}

/** The back of a card that has not arrived: a lattice of lines, and nothing that moves. */
export function CardSkeleton({ width, isBare = false }: CardSkeletonProps): ReactElement {
  const size: CSSProperties = width === undefined ? {} : { width };
  return <div className={isBare ? styles.bare : styles.card} style={size} data-skeleton aria-hidden />;
}
