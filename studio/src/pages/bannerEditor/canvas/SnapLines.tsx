import type { Size } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import type { Guide } from '../../../canvas/geometry/snapping.js';
import classes from './bannerCanvas.module.css';

interface Props {
  readonly guides: readonly Guide[];
  /** Pixels of the banner. */
  readonly size: Size;
  /** CSS pixels per pixel of the banner. */
  readonly zoom: number;
}

/** CSS pixels that a line of alignment reaches beyond what is aligned. */
const BEYOND = 12;
/** Half the height of a label, CSS pixels. */
const LABEL = 9;

/** Lines that a part snapped to, and its distances in pixels of the banner. */
export function SnapLines({ guides, size, zoom }: Props): ReactElement {
  const thin = 1 / zoom;
  return (
    <svg className={classes.guides} viewBox={`0 0 ${size.width} ${size.height}`} overflow="visible" aria-hidden>
      {guides.map(({ axis, at, from, to, distance }, index) => {
        const beyond = distance === undefined ? BEYOND * thin : 0;
        const [start, end] = [from - beyond, to + beyond];
        const middle = (start + end) / 2;
        const [x, y] = axis === 'x' ? [at, middle] : [middle, at];
        const label = distance === undefined ? '' : String(Math.round(distance));
        const half = (label.length * 3.4 + 5) * thin;
        return (
          <g key={index}>
            <line
              {...(axis === 'x' ? { x1: at, x2: at, y1: start, y2: end } : { x1: start, x2: end, y1: at, y2: at })}
              className={classes.snapLine}
              strokeWidth={thin}
            />
            {label !== '' && (
              <>
                <rect
                  x={x - half}
                  y={y - LABEL * thin}
                  width={2 * half}
                  height={2 * LABEL * thin}
                  rx={3 * thin}
                  className={classes.snapGround}
                />
                <text x={x} y={y + 4 * thin} fontSize={11 * thin} textAnchor="middle" className={classes.snapText}>
                  {label}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
