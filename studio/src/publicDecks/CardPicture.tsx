import { useState, type CSSProperties, type ReactElement } from 'react';
import { useReconnections } from '../browser/useReconnections.js';
import { CardBack } from '../components/CardBack.js';
import classes from './CardPicture.module.css';
import { pictureAddress, pictureSet, type Pictured } from './pictureAddress.js';

interface Props {
  readonly pictured: Pictured;
  /** The `sizes` of the image: its width on the page, such as `150px`. */
  readonly sizes: string;
  /** Width divided by height, so that nothing moves when the picture arrives. */
  readonly ratio?: number;
  /** What the card says; empty if it stands beside the picture. */
  readonly alt?: string;
  /** Loaded at once, because it is what the page is about. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  /** Called when there is something to see: the picture, or the back in its place. */
  readonly onShown?: () => void;
}

const POKER = 5 / 7;

/** A card of a public deck as the server has drawn it; a card back if it cannot be drawn, until the connection returns. */
export function CardPicture({
  pictured,
  sizes,
  ratio = POKER,
  alt = '',
  isFirst = false,
  className,
  onShown,
}: Props): ReactElement {
  const src = pictureAddress(pictured, 640);
  const [failed, setFailed] = useState<string>();
  const attempt = `${useReconnections(failed !== undefined)} ${src}`;
  const style: CSSProperties = { aspectRatio: String(ratio) };
  const named = `${classes.card ?? ''} ${className ?? ''}`;
  if (failed === attempt)
    return (
      <span
        className={named}
        style={style}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <CardBack ratio={ratio} />
      </span>
    );
  return (
    <img
      className={named}
      style={style}
      src={src}
      srcSet={pictureSet(pictured)}
      sizes={sizes}
      alt={alt}
      width={320}
      height={Math.round(320 / ratio)}
      draggable={false}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      onLoad={onShown}
      onError={() => {
        setFailed(attempt);
        onShown?.();
      }}
    />
  );
}
