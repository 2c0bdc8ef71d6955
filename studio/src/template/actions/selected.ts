import type { TemplateItem } from '@cardwright/renderer';
import type { Builder } from '../builder/createBuilder.js';
import { nameOfPart } from '../document/nameOfPart.js';
import { type Part, partsOf, topmostOf } from '../document/parts.js';

/** The selected parts of which none lies in another, in order of the structure. */
export function selectedParts({ store, session }: Builder): readonly Part[] {
  const parts = partsOf(store.getState().document.json_config);
  return topmostOf(parts, session.getState().selectedIds).flatMap((id) => parts.get(id) ?? []);
}

/** The selected parts that are items. */
export function selectedItems(builder: Builder): readonly TemplateItem[] {
  return selectedParts(builder).flatMap(({ item }) => item ?? []);
}

/** 'Rules text', or '3 parts'. */
export function wordsFor({ store }: Builder, ids: readonly string[]): string {
  const [only = ''] = ids;
  return ids.length === 1 ? nameOfPart(store.getState().document.json_config, only) : `${ids.length} parts`;
}
