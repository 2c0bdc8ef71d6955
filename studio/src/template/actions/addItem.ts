import type { TemplateConfig, TemplateItem } from '@cardwright/renderer';
import type { Builder } from '../builder/createBuilder.js';
import { insertItems } from '../document/commands/items.js';
import { nameOfItem, nameOfKind } from '../document/nameOfPart.js';
import { NewIds } from '../document/newIds.js';
import { NEW_FRAME } from '../document/overlayFrame.js';
import type { Frame, Place } from '../document/types.js';
import { writeSelection } from './editSelection.js';
import { insertPlace } from './insertPlace.js';
import { readableInk } from './readableInk.js';

type Pattern = Pick<TemplateItem, 'kind' | 'renderType' | 'classes'> & Partial<TemplateItem>;

/** Adds an item, by default at the selection, and selects it, in a colour that can be read there; a text of the template's own is opened for writing. */
export function addItem(builder: Builder, pattern: Pattern, at?: Place, frame?: Frame): void {
  const { json_config: config } = builder.store.getState().document;
  const made: TemplateItem = structuredClone({ ...pattern, id: new NewIds(config).next(pattern.kind) });
  const place = at ?? insertPlace(config, builder.session.getState(), [made]);
  const ink = readableInk(config, place.parentId);
  const item = { ...made, classes: made.classes.replaceAll(/\b(text|bg)-ink\b/g, `$1-${ink}`) };
  // The words of a new text only stand for those that it will have.
  const name = item.kind === 'text' || item.kind === 'markdown' ? nameOfKind(item.kind) : nameOfItem(item);
  builder.change(`add ${name.toLocaleLowerCase()}`, insertItems([item], place, frame ?? freeFrame(config)));
  if (builder.isReadOnly) return;
  builder.selectParts([item.id]);
  writeSelection(builder);
}

/** Percent of the face. */
const STEP = 5;

/** Where a new overlay covers none that has been left where it started. */
function freeFrame({ absoluteItems }: TemplateConfig): Frame {
  let frame = NEW_FRAME;
  while (absoluteItems.some(({ x, y }) => x === frame.x && y === frame.y))
    frame = { ...frame, x: frame.x + STEP, y: frame.y + STEP };
  return frame;
}
