import type { FaceInput } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FaceStage } from '../../../canvas/FaceStage.js';
import type { StoredTemplate } from '../../../api/templates.js';
import { FACE_GAP } from '../../../template/actions/zooming.js';
import type { BrowserRenderer } from '../../../rendering/createBrowserRenderer.js';
import classes from './canvas.module.css';
import type { CanvasView } from './CanvasView.js';

interface Props {
  readonly view: CanvasView;
  readonly input: FaceInput;
  readonly template: Pick<StoredTemplate, 'id' | 'name'>;
  readonly side: 'Front' | 'Back';
  readonly renderer: BrowserRenderer;
}

/** The other side of the card, to look at. */
export function Companion({ view, input, template, side, renderer }: Props): ReactElement {
  const width = input.face.width * view.zoom;
  return (
    <div className={classes.companion} style={{ left: (input.face.width + FACE_GAP) * view.zoom, width }}>
      <p className={classes.caption}>
        {side}
        <Link to={`/create/templates/${template.id}`} className={classes.open} title={template.name}>
          Open {template.name}
        </Link>
      </p>
      <FaceStage input={input} renderer={renderer} width={Math.round(width)} label={`${side}: ${template.name}`} />
    </div>
  );
}
