import type { TemplateItem } from '@cardwright/renderer';

/** A setting of an item as text; empty if it has none. */
export function textProp({ props }: Pick<TemplateItem, 'props'>, name: string): string {
  const value = props?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
