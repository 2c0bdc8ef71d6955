import { bind, type FaceInput, shownItems, type TemplateItem } from '@cardwright/renderer';

/**
 * Why an item is not on a face although nobody has hidden it; undefined if it is.
 * @param around what it lies in
 */
export function whyUnseen(
  item: TemplateItem,
  around: readonly TemplateItem[],
  input: FaceInput,
): 'condition' | 'empty' | undefined {
  if ([item, ...around].some(({ hidden }) => hidden === true)) return undefined;
  const hasCondition = [item, ...around].some(({ props }) => props?.showWhen !== undefined);
  if (hasCondition && !shownItems(input.template, input).some(({ id }) => id === item.id)) return 'condition';
  return isFilledByCard(item) && bind(item.kind, input).value === '' && !keepsPlace(item) ? 'empty' : undefined;
}

const OWN = new Set(['text', 'markdown', 'icon', 'image', 'shape', 'svg_shape', 'qr']);

function isFilledByCard({ kind }: TemplateItem): boolean {
  return !OWN.has(kind);
}

function keepsPlace({ props = {} }: TemplateItem): boolean {
  return props.keepWhenEmpty === true || props.art !== undefined || props.placeholder !== undefined;
}
