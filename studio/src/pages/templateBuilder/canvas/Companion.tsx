import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { FaceStage } from '../../../canvas/FaceStage.js';
import type { BrowserRenderer } from '../../../rendering/createBrowserRenderer.js';
import { captionGap, FACE_GAP } from '../../../template/actions/zooming.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import classes from './canvas.module.css';
import type { CanvasView } from './CanvasView.js';
import type { CompanionFace } from './useCompanion.js';

interface Props {
  readonly view: CanvasView;
  readonly companion: CompanionFace;
}

/** The other side of the card, to look at. */
export const Companion = memo(function Companion({
  view,
  companion,
  renderer,
}: Props & { readonly renderer: BrowserRenderer }): ReactElement {
  const { input, side, template } = companion;
  const width = Math.round(input.face.width * view.zoom);
  return (
    <div className={classes.companion} style={{ left: (input.face.width + FACE_GAP) * view.zoom, width }}>
      <FaceStage input={input} renderer={renderer} width={width} label={`${side}: ${template.name}`} />
    </div>
  );
});

/** The height of a caption, CSS pixels. */
const CAPTION = 18;

/** Its name, above everything that is drawn on the table: a link that opens it. @param bleed of the face beside it, units */
export function CompanionCaption({
  view: { zoom, origin },
  companion,
  bleed,
}: Props & { readonly bleed: number }): ReactElement {
  const { isPublishing } = useBuilder();
  const { input, side, template } = companion;
  const left = origin.x + (input.face.width + FACE_GAP) * zoom;
  return (
    <p
      className={classes.companionCaption}
      style={{ left, top: origin.y - captionGap(bleed, zoom) - CAPTION, width: input.face.width * zoom }}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {side}
      <Link to={`/${isPublishing ? 'admin' : 'create'}/templates/${template.id}`} className={classes.open}>
        Open {template.name}
      </Link>
    </p>
  );
}
