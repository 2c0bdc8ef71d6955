import type { OwnPart } from '../../api/ownParts.js';
import { insertPlace } from '../actions/insertPlace.js';
import type { Builder } from '../builder/createBuilder.js';
import { insertItems } from '../document/commands/items.js';
import { NewIds } from '../document/newIds.js';
import { copyOf } from './instances.js';

/** Adds a copy of a part at the selection and selects it. */
export function insertPart(builder: Builder, part: OwnPart): void {
  const { json_config: config } = builder.store.getState().document;
  const item = copyOf(part, new NewIds(config));
  const place = insertPlace(config, builder.session.getState(), [item]);
  builder.change(`insert ${part.name}`, insertItems([item], place));
  builder.selectParts([item.id]);
}
