import type { ComposedLayers } from '../compose/buildScene.js';
import { joined, type LayerStore } from './LayerStore.js';
import type { LaidOutFace } from '../layout/laidOut.js';
import type { FaceInput } from '../resolve/faceInput.js';
import type { AbsoluteItem, TemplateConfig } from '../schema/template/template.js';

type Flow = Pick<TemplateConfig, 'background' | 'sections'>;

const NO_FLOW: Flow = { background: { classes: '', children: [] }, sections: [] };

/**
 * Keeps the layers of a face that is being edited, so that only what an edit changed is laid out and composed again.
 * Layers are recognised by identity, so an edit must make new objects for what it changes, as Immer does. An overlay
 * depends only on itself and the card; the background and the sections are laid out together.
 */
export class KeptLayers implements LayerStore {
  #card: readonly unknown[] = [];
  #overlays = new WeakMap<AbsoluteItem, LaidOutFace>();
  #flow: { readonly of: Flow; readonly face: LaidOutFace } | undefined;
  #composed: ComposedLayers = new WeakMap();

  get composed(): ComposedLayers {
    return this.#composed;
  }

  layOut(input: FaceInput, layOut: (input: FaceInput) => LaidOutFace, isComplete: () => boolean): LaidOutFace {
    this.#forgetOtherCards(input);
    const part = (change: Partial<TemplateConfig>): LaidOutFace =>
      layOut({ ...input, template: { ...input.template, ...change } });
    const flow = this.#flowOf(input.template) ?? part({ absoluteItems: [] });
    if (isComplete()) this.#flow = { of: input.template, face: flow };
    const overlays = input.template.absoluteItems.map((item) => {
      const face = this.#overlays.get(item) ?? withoutBackground(part({ ...NO_FLOW, absoluteItems: [item] }));
      if (isComplete()) this.#overlays.set(item, face);
      return face;
    });
    return joined(flow, overlays);
  }

  #flowOf({ background, sections }: Flow): LaidOutFace | undefined {
    if (this.#flow?.of.background !== background || this.#flow.of.sections !== sections) return undefined;
    return this.#flow.face;
  }

  #forgetOtherCards({ deck, category, card, scheme, language, face }: FaceInput): void {
    const now = [deck, category, card, scheme, language, face.width, face.height, face.bleed, face.mmPerUnit];
    if (now.every((value, index) => value === this.#card[index])) return;
    this.#card = now;
    this.#overlays = new WeakMap();
    this.#flow = undefined;
    this.#composed = new WeakMap();
  }
}

/** The background is the first layer of every face. */
function withoutBackground(face: LaidOutFace): LaidOutFace {
  return { ...face, layers: face.layers.slice(1) };
}
