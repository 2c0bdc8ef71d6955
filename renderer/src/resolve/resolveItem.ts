import type { SceneItem } from '../displayList.js';
import type { TemplateItem } from '../schema/template/template.js';
import { bindItem, interpolate, isConditionTrue } from './interpolate.js';
import { resolveContent } from './resolveContent.js';
import type { BindingInput } from './faceInput.js';
import type { ResolveContext } from './resolveContext.js';
import type { ResolvedBox } from './resolvedFace.js';
import type { Style } from './style.js';
import type { TextStyle } from './textStyle.js';
import { inheritTextStyle } from './textStyle.js';

/** Resolves an item and its children; returns nothing when it is hidden or empty. */
export function resolveItem(
  item: TemplateItem,
  layer: SceneItem['layer'],
  parentText: TextStyle,
  context: ResolveContext,
): ResolvedBox[] {
  if (!isShown(item, context.input)) return [];
  const style = resolveClasses(item.id, interpolate(item.classes, context.input).value, parentText, context);
  if (style.display === 'none') return [];
  const text = inheritTextStyle(parentText, style);
  const bound = bindItem(item, context.input);
  const content = resolveContent({ item, style, text, bound, context });
  if (content === null && isBound(item) && item.props?.keepWhenEmpty !== true) return [];
  return [
    {
      id: item.id,
      layer,
      kind: item.kind,
      ...(item.name === undefined ? {} : { name: item.name }),
      ...(item.locked === true ? { locked: true } : {}),
      style,
      content,
      children: (item.children ?? []).flatMap((child) => resolveItem(child, layer, text, context)),
    },
  ];
}

/** What `w-[{{field:arms}}%]` becomes on a card that has no such value. */
const NO_NUMBER = /\[(?:%|px|r?em|deg)?\]$/;
const NUMBER_FIX = 'If a card may lack the value, give a default: {{field:name ?? 0}}.';

/** The style of a class string; unknown classes become issues of the part that has them. */
export function resolveClasses(id: string, classes: string, parentText: TextStyle, context: ResolveContext): Style {
  const { style, unknown } = context.tools.classes(classes, parentText, context.direction);
  for (const name of unknown) {
    context.issues.push({
      code: 'class.unknown',
      itemId: id,
      message: `Cardwright does not know the class "${name}"; it is kept but has no effect.`,
      details: { class: name },
      ...(NO_NUMBER.test(name) && { fix: NUMBER_FIX }),
    });
  }
  return style;
}

/** Whether an item is neither hidden nor excluded by its condition. */
export function isShown(item: TemplateItem, input: BindingInput): boolean {
  if (item.hidden === true) return false;
  const condition = item.props?.showWhen;
  if (typeof condition !== 'string') return true;
  return isConditionTrue(condition, input);
}

/** Shapes and SVG shapes are always shown; anything else without content takes no space. */
function isBound(item: TemplateItem): boolean {
  return item.renderType !== 'shape' && item.renderType !== 'svg-shape';
}
