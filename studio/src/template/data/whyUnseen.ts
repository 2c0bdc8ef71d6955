import { bind, type FaceInput, shownItems, type Size, type TemplateItem } from '@cardwright/renderer';

/**
 * Why an item is not on a face although nobody has hidden it; undefined if it is.
 * @param around what it lies in
 * @param area where it has been laid out, if it has
 */
export function whyUnseen(
  item: TemplateItem,
  around: readonly TemplateItem[],
  input: FaceInput,
  area?: Size,
): 'condition' | 'empty' | 'noRoom' | undefined {
  if ([item, ...around].some(({ hidden }) => hidden === true)) return undefined;
  const hasCondition = [item, ...around].some(({ props }) => props?.showWhen !== undefined);
  if (hasCondition && !shownItems(input.template, input).some(({ id }) => id === item.id)) return 'condition';
  if (isFilledByCard(item) && bind(item.kind, input).value === '' && !keepsPlace(item)) return 'empty';
  return area !== undefined && Math.min(area.width, area.height) < THINNEST ? 'noRoom' : undefined;
}

/** Units; hairlines are thicker. */
const THINNEST = 0.05;

const OWN = new Set(['text', 'markdown', 'icon', 'image', 'shape', 'svg_shape', 'qr']);

function isFilledByCard({ kind }: TemplateItem): boolean {
  return !OWN.has(kind);
}

function keepsPlace({ props = {} }: TemplateItem): boolean {
  return props.keepWhenEmpty === true || props.art !== undefined || props.placeholder !== undefined;
}
