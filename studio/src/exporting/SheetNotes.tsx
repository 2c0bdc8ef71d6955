import type { ReactElement } from 'react';
import styles from './SheetNotes.module.css';
import type { PreviewSide } from './planPreview.js';

interface Props {
  readonly side: PreviewSide;
  /** mm */
  readonly paper: { readonly width: number; readonly height: number };
  /** CSS pixels per millimetre. */
  readonly scale: number;
  /** CSS pixels free on either side of the paper. */
  readonly room: number;
  readonly hasCutMarks: boolean;
  /** Drawings to refer to. */
  readonly pointedAt: ReadonlySet<number>;
}

/** Free pixels needed for the dimension line and its label. */
const FOR_MEASURE = 64;
const FOR_WORDS = 92;

/** Marks beside the paper, never on it: the card's height, where to cut, what a warning refers to. */
export function SheetNotes({ side, paper, scale, room, hasCutMarks, pointedAt }: Props): ReactElement {
  const first = side.placements[0];
  const cell = first?.cell.rect;
  const rightmost = Math.max(0, ...side.placements.map(({ cell: { rect } }) => rect.x + rect.width));
  return (
    <>
      {cell !== undefined && room >= FOR_MEASURE && (
        <div className={styles.measure} style={{ top: cell.y * scale, height: cell.height * scale }} aria-hidden>
          <span>{Number(cell.height.toFixed(1))} mm</span>
        </div>
      )}
      {cell !== undefined && hasCutMarks && room >= FOR_WORDS && (
        <div
          className={styles.cut}
          style={{ top: cell.y * scale, left: Math.max(paper.width, rightmost) * scale }}
          aria-hidden
        >
          cut here
        </div>
      )}
      {side.placements
        .filter(({ drawing }) => pointedAt.has(drawing))
        .map(({ cell: { rect } }) => (
          <div
            key={`${rect.x} ${rect.y}`}
            className={styles.pointed}
            style={{
              left: rect.x * scale,
              top: rect.y * scale,
              width: rect.width * scale,
              height: rect.height * scale,
            }}
          />
        ))}
    </>
  );
}
