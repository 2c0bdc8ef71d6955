import type { Point, Scene, TemplateItem } from '@cardwright/renderer';
import { selectedItems, wordsFor } from '../../../../template/actions/selected.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { moveItems } from '../../../../template/document/commands/items.js';
import { nameOfPart } from '../../../../template/document/nameOfPart.js';
import { isAbsolute } from '../../../../template/document/overlayFrame.js';
import { partsOf } from '../../../../template/document/parts.js';
import { type Drop, dropPlaceAt } from '../../../../template/geometry/dropPlace.js';
import { isRowPart } from '../../../../template/styling/isRowPart.js';
import type { Feedback } from './Feedback.js';

/** Dragging items of the flow: a bar shows where they will go. */
export class FlowMove {
  readonly #builder: Builder;
  readonly #scene: Scene;
  readonly #items: readonly TemplateItem[];
  readonly #parentId: string | undefined;
  #drop: Drop | undefined;

  constructor(builder: Builder, scene: Scene) {
    this.#builder = builder;
    this.#scene = scene;
    this.#items = selectedItems(builder).filter((item) => !isAbsolute(item) && item.locked !== true);
    this.#parentId = partsOf(builder.store.getState().document.json_config).get(this.#items[0]?.id ?? '')?.parentId;
  }

  /** @param keepsParent whether the items may only be reordered */
  moveTo(point: Point, keepsParent: boolean): Feedback {
    const { json_config: config } = this.#builder.store.getState().document;
    const surroundings = { scene: this.#scene, parts: partsOf(config), config, isRow: isRowPart };
    this.#drop = dropPlaceAt(surroundings, point, this.#items, keepsParent ? this.#parentId : undefined);
    const hint =
      this.#drop === undefined
        ? 'Nothing takes it here'
        : `Drop to place in ${nameOfPart(config, this.#drop.place.parentId)}`;
    return { guides: [], drop: this.#drop, hint };
  }

  end(): void {
    if (this.#drop === undefined) return;
    const ids = this.#items.map(({ id }) => id);
    this.#builder.change(`move ${wordsFor(this.#builder, ids)}`, moveItems(ids, this.#drop.place));
  }
}
