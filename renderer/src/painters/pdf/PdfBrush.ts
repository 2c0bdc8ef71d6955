import type { BlendMode, SceneNode } from '../../displayList.js';
import type { PdfColors } from './PdfColors.js';
import type { PdfContent } from './PdfContent.js';
import type { PathOperators } from './PathOperators.js';
import type { PdfResources } from './PdfResources.js';

/** The state that is passed down the scene during painting. */
export interface PdfBrush {
  readonly content: PdfContent;
  readonly resources: PdfResources;
  readonly colors: PdfColors;
  readonly paths: PathOperators;
  readonly knockouts: ReadonlySet<SceneNode>;
  /** Points per unit, regardless of transforms inside the scene: decides what is a hairline. */
  readonly scale: number;
  /** The opacity of a group that is a single drawing operation. */
  readonly opacity: number;
  readonly blend: BlendMode;
  /** Whether a group around what is painted is see-through. */
  readonly isFaint: boolean;
}
