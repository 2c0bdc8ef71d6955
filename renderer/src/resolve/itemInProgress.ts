import type { TemplateItem } from '../schema/template/template.js';
import type { Bound } from './bindings.js';
import type { ResolveContext } from './resolveContext.js';
import type { Style } from './style.js';
import type { TextStyle } from './textStyle.js';

/** An item being resolved: its style, its text style with inheritance applied, and its bound value. */
export interface ItemInProgress {
  readonly item: TemplateItem;
  readonly style: Style;
  readonly text: TextStyle;
  readonly bound: Bound;
  readonly context: ResolveContext;
}
