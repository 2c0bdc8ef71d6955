import type { Scene, TemplateItem } from '@cardwright/renderer';
import { isFlowing } from '../../../../template/actions/placing.js';
import { wordsFor } from '../../../../template/actions/selected.js';
import { unlockedParts } from '../../../../template/actions/unlocked.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { copyItemsTo, moveItems } from '../../../../template/document/commands/items.js';
import { nameOfPart } from '../../../../template/document/nameOfPart.js';
import { partsOf } from '../../../../template/document/parts.js';
import { type Drop, dropPlaceAt } from '../../../../template/geometry/dropPlace.js';
import { toFace } from '../CanvasView.js';
import type { Drag, DragStep } from './Drag.js';
import type { Feedback } from './Feedback.js';

/** Dragging items of the flow: a bar shows where they will go. With Alt, copies go there. */
export class FlowDrag implements Drag {
  readonly #builder: Builder;
  readonly #scene: Scene;
  readonly #items: readonly TemplateItem[];
  readonly #parentId: string | undefined;
  #drop: Drop | undefined;
  #isCopying = false;

  constructor(builder: Builder, scene: Scene) {
    this.#builder = builder;
    this.#scene = scene;
    this.#items = unlockedParts(builder)
      .filter(isFlowing)
      .flatMap(({ item }) => item ?? []);
    this.#parentId = partsOf(builder.store.getState().document.json_config).get(this.#items[0]?.id ?? '')?.parentId;
  }

  /** Space keeps the parent: the items are only reordered. */
  moveTo({ at, view, keys, isSpaceHeld }: DragStep): Feedback {
    const { json_config: config } = this.#builder.store.getState().document;
    const surroundings = { scene: this.#scene, parts: partsOf(config), config };
    const keptId = isSpaceHeld ? this.#parentId : undefined;
    this.#isCopying = keys.altKey;
    this.#drop = dropPlaceAt(surroundings, toFace(view, at), this.#items, keptId);
    return { guides: [], drop: this.#drop, hint: this.#hint(), carried: { at, ids: this.#items.map(({ id }) => id) } };
  }

  #hint(): string {
    if (this.#drop === undefined) return 'It cannot be placed here';
    const { json_config: config } = this.#builder.store.getState().document;
    const { parentId, index } = this.#drop.place;
    const before = partsOf(config).get(parentId)?.childIds[index - 1];
    const where =
      before === undefined ? `first in ${nameOfPart(config, parentId)}` : `after ${nameOfPart(config, before)}`;
    return `Drop to place ${this.#isCopying ? 'a copy ' : ''}${where}`;
  }

  end(): void {
    if (this.#drop === undefined) return;
    const ids = this.#items.map(({ id }) => id);
    const { place } = this.#drop;
    if (!this.#isCopying) {
      this.#builder.change(`move ${wordsFor(this.#builder, ids)}`, moveItems(ids, place));
      return;
    }
    let copies: readonly string[] = [];
    this.#builder.change(
      `duplicate ${wordsFor(this.#builder, ids)}`,
      copyItemsTo(ids, place, (made) => (copies = made)),
    );
    this.#builder.selectParts(copies);
  }

  cancel(): void {
    this.#drop = undefined;
  }
}
