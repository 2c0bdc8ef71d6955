import type { FaceInput } from '@cardwright/renderer';
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { CardSkeleton } from './CardSkeleton.js';
import styles from './CardThumbnail.module.css';
import { useThumbnail } from './thumbnails/useThumbnail.js';
import { useOnScreen } from '../browser/useOnScreen.js';

interface CardThumbnailProps {
  /** Pass the same object while nothing in it changes: a new one is compared, and repainted if it differs. */
  readonly face: FaceInput;
  /** CSS pixels; the height follows from the face's ratio. */
  readonly width: number;
  /** For screen readers; omit it if the card's name stands beside it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A static picture of a face, painted once, off the main thread, while it is on screen. */
export function CardThumbnail({ face, width, label, className }: CardThumbnailProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isOnScreen = useOnScreen(place);
  const { bitmap, problem } = useThumbnail(face, width, isOnScreen);
  const size: CSSProperties = { width, aspectRatio: `${face.face.width} / ${face.face.height}` };
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div ref={place} className={`${styles.card ?? ''} ${className ?? ''}`} style={size} {...named}>
      {isOnScreen && bitmap !== undefined ? <Picture bitmap={bitmap} /> : <CardSkeleton isBare />}
      {problem !== undefined && (
        <span className={styles.problem} title={problem}>
          Cannot be drawn
        </span>
      )}
    </div>
  );
}

function Picture({ bitmap }: { readonly bitmap: ImageBitmap }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, bitmap.width, bitmap.height);
    context?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} width={bitmap.width} height={bitmap.height} className={styles.picture} data-painted />;
}
