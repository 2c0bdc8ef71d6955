import { parseTemplateConfig, type TemplateItem } from '@cardwright/renderer';
import { create } from 'zustand';
import { sayWhyNot } from '../../actions/runAction.js';
import type { Builder } from '../builder/createBuilder.js';
import { insertItems, removeItems } from '../document/commands/items.js';
import { lockOnOrIn } from '../document/locks.js';
import { NewIds } from '../document/newIds.js';
import { frameOfItem, isAbsolute } from '../document/overlayFrame.js';
import { removeSelection } from './editSelection.js';
import { onFaceOf } from './onFaceOf.js';
import { pastePlace } from './pastePlace.js';
import { selectedItems, wordsFor } from './selected.js';
import { unlockedParts, whyLocked } from './unlocked.js';

/** The clipboard's content: our own kind of JSON, so that items can be copied between templates, tabs and browsers. */
const KIND = 'cardwright/items';

/** The last copy, for menus: a page may not read the clipboard unasked. */
const useLastCopy = create<{ readonly text: string }>()(() => ({ text: '' }));

export function lastCopy(): string {
  return useLastCopy.getState().text;
}

/** Items, by default those that are selected, as clipboard text; undefined if there are none. */
export function copyItems(
  builder: Builder,
  items: readonly TemplateItem[] = selectedItems(builder),
): string | undefined {
  if (items.length === 0) return undefined;
  const { ratio } = builder.store.getState().document;
  const text = JSON.stringify({ kind: KIND, ratio, items });
  useLastCopy.setState({ text });
  return text;
}

/** Copies the selected items and deletes them; what was beside them is selected. */
export function cutItems(builder: Builder): string | undefined {
  const reason = whyLocked(builder, lockOnOrIn);
  if (reason !== undefined) sayWhyNot('Cut', reason);
  const items = unlockedParts(builder, lockOnOrIn).flatMap(({ item }) => item ?? []);
  const text = copyItems(builder, items);
  const ids = items.map(({ id }) => id);
  if (text !== undefined)
    removeSelection(builder, () => builder.change(`cut ${wordsFor(builder, ids)}`, removeItems(ids)));
  return text;
}

/**
 * Pastes copied items at the selection and selects them; overlays stay overlays, where they were and as large.
 * @returns how many; 0 if the text holds none
 */
export function pasteItems(builder: Builder, text: string): number {
  const { json_config: config, ratio } = builder.store.getState().document;
  const newIds = new NewIds(config);
  const copied = readItems(text, ratio);
  const items = copied.map((item) => newIds.copy(item));
  const [first] = items;
  if (first === undefined) return 0;
  const frame = isAbsolute(first) ? frameOfItem(first) : undefined;
  const place = pastePlace(config, builder.session.getState(), copied, items);
  builder.change(items.length === 1 ? 'paste item' : `paste ${items.length} items`, insertItems(items, place, frame));
  builder.selectParts(items.map(({ id }) => id));
  return items.length;
}

/** Any program can write to the clipboard: it is validated as strictly as a file. @param ratio of the face that takes the items */
function readItems(text: string, ratio: string): readonly TemplateItem[] {
  if (!text.includes(KIND)) return [];
  try {
    const { items, ratio: from = ratio } = JSON.parse(text) as { items?: unknown; ratio?: unknown };
    const parsed = parseTemplateConfig({ ratio: from, background: { children: items } });
    return parsed.ok ? parsed.value.background.children.map((item) => onFaceOf(item, parsed.value, { ratio })) : [];
  } catch {
    return [];
  }
}
