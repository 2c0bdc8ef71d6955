import type { ReactElement } from 'react';
import { CardSkeleton } from '../../../rendering/CardSkeleton.js';
import { captionGap } from '../../../template/actions/zooming.js';
import { useBuilderSession } from '../../../template/builder/BuilderContext.js';
import classes from './canvas.module.css';
import type { CanvasView } from './CanvasView.js';
import { Companion } from './Companion.js';
import { FaceOnTable } from './FaceOnTable.js';
import type { CompanionFace } from './useCompanion.js';
import type { ShownFace } from './useShownFace.js';

interface Props {
  readonly painted: ShownFace['painted'];
  readonly isBehind: boolean;
  /** The other side, if it is shown. */
  readonly companion: CompanionFace | undefined;
  readonly view: CanvasView;
  readonly side: 'Front' | 'Back';
}

/** The edited face and the other side of the card, where they lie on the table. */
export function Faces({ painted, isBehind, companion, view: { zoom, origin }, view, side }: Props): ReactElement {
  const hasGuides = useBuilderSession((session) => session.hasGuides);
  return (
    <div
      className={classes.world}
      aria-busy={isBehind || undefined}
      style={{ transform: `translate(${origin.x}px, ${origin.y}px)` }}
    >
      {painted ? (
        <>
          <p
            className={classes.caption}
            style={{ width: painted.scene.width * zoom, bottom: captionGap(painted.scene.bleed, zoom) }}
          >
            {side}
          </p>
          <FaceOnTable {...painted} zoom={zoom} hasBleed={hasGuides} label={`${side} of the card`} />
          {companion && <Companion view={view} renderer={painted.renderer} companion={companion} />}
        </>
      ) : (
        <CardSkeleton width={240 * zoom} />
      )}
    </div>
  );
}
