import type { TemplateItem } from '../schema/template/template.js';
import type { Bound } from './bindings.js';
import type { ResolveContext } from './resolveContext.js';
import type { Style } from './style.js';
import type { TextStyle } from './textStyle.js';

/** An item on its way to content: its style, the text style it inherits into, the value bound to it. */
export interface ItemInProgress {
  readonly item: TemplateItem;
  readonly style: Style;
  readonly text: TextStyle;
  readonly bound: Bound;
  readonly context: ResolveContext;
}
