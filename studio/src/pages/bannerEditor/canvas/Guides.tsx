import type { BannerSize } from '@cardwright/renderer';
import { useId, type ReactElement } from 'react';
import classes from './bannerCanvas.module.css';

/** Which marks lie over the banner. */
export type ShownGuides = Readonly<Record<'safe' | 'crop' | 'covered', boolean>>;

interface Props {
  readonly size: BannerSize;
  readonly shown: ShownGuides;
  /** CSS pixels per pixel of the banner. */
  readonly scale: number;
}

/** Green dashes: safe. Ink dashes: a crop. Hatched: where the platform lays its own things. */
export function Guides({ size, shown, scale }: Props): ReactElement {
  const { width, height, guides } = size;
  const { safe, covered, crop } = guides;
  const pattern = useId();
  const thin = 1 / scale;
  return (
    <>
      <svg className={classes.guides} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <defs>
          <pattern
            id={pattern}
            width={8 * thin}
            height={8 * thin}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={8 * thin} height={8 * thin} className={classes.coveredGround} />
            <line y2={8 * thin} strokeWidth={2 * thin} className={classes.coveredHatch} />
          </pattern>
        </defs>
        {shown.covered &&
          covered.map(({ label, ...rect }) => <rect key={label} {...rect} fill={`url(#${pattern})`} rx={4 * thin} />)}
        {shown.crop && crop !== null && (
          <rect
            {...{ x: crop.x, y: crop.y, width: crop.width, height: crop.height }}
            className={classes.crop}
            strokeWidth={1.5 * thin}
            strokeDasharray={`${7 * thin} ${5 * thin}`}
          />
        )}
        {shown.safe && (
          <rect
            x={safe.left}
            y={safe.top}
            width={Math.max(0, width - safe.left - safe.right)}
            height={Math.max(0, height - safe.top - safe.bottom)}
            className={classes.safe}
            strokeWidth={1.5 * thin}
            strokeDasharray={`${4 * thin} ${4 * thin}`}
          />
        )}
      </svg>
      {shown.crop && crop !== null && <p className={classes.cropName}>{crop.label}</p>}
      <p className={classes.below}>
        <span>{shown.covered && covered.length > 0 && `covered: ${covered.map(({ label }) => label).join(', ')}`}</span>
        {shown.safe && (
          <span className={classes.safeName}>safe {Math.min(safe.top, safe.right, safe.bottom, safe.left)} px</span>
        )}
      </p>
    </>
  );
}
