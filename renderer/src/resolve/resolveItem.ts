import type { SceneItem } from '../displayList.js';
import type { TemplateItem } from '../schema/template/template.js';
import { bind, bindItem, interpolate } from './bindings.js';
import { resolveContent } from './resolveContent.js';
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
  if (item.hidden === true || !isShown(item, context)) return [];
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

/** The style of a class string; unknown classes become issues of the part that has them. */
export function resolveClasses(id: string, classes: string, parentText: TextStyle, context: ResolveContext): Style {
  const { style, unknown } = context.tools.classes(classes, parentText);
  for (const name of unknown) {
    context.issues.push({
      code: 'class.unknown',
      itemId: id,
      message: `Cardwright does not know the class "${name}"; it is kept but has no effect.`,
      details: { class: name },
    });
  }
  return style;
}

function isShown(item: TemplateItem, context: ResolveContext): boolean {
  const condition = item.props?.showWhen;
  if (typeof condition !== 'string') return true;
  const isNegated = condition.startsWith('!');
  return (bind(isNegated ? condition.slice(1) : condition, context.input).value === '') === isNegated;
}

/** Shapes and SVG shapes are always shown; anything else without content takes no space. */
function isBound(item: TemplateItem): boolean {
  return item.renderType !== 'shape' && item.renderType !== 'svg-shape';
}
