import type { Scene, SceneNode } from '../../displayList.js';
import { plainState } from './graphicsState.js';
import { paintNodes } from './paintNode.js';
import type { PathOperators } from './PathOperators.js';
import type { PdfColors } from './PdfColors.js';
import { PdfContent } from './PdfContent.js';
import type { PdfResources } from './PdfResources.js';

export interface PdfPainting {
  readonly resources: PdfResources;
  readonly colors: PdfColors;
  readonly paths: PathOperators;
  /** Nodes that replace what lies below them, whatever their ink does elsewhere. */
  readonly knockouts: ReadonlySet<SceneNode>;
}

/** Where the face is on its form: pt per unit, and the trim's top left corner in pt from the form's lower left corner. */
export interface PdfPlace {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * A face as a content stream. Text stays text, pictures are drawn whole under clips, gradients are shadings, and groups
 * with opacity or blending are transparency groups, so that readers composite them.
 */
export function sceneToPdf({ nodes }: Scene, { scale, left, top }: PdfPlace, painting: PdfPainting): PdfContent {
  const content = new PdfContent(plainState(painting));
  content.save();
  content.transform([scale, 0, 0, -scale, left, top]);
  paintNodes({ ...painting, content, scale, opacity: 1, blend: 'normal', isFaint: false }, nodes);
  content.restore();
  return content;
}
