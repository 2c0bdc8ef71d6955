import type { ComposedLayers } from '../compose/buildScene.js';
import type { NotingImages } from './NotingImages.js';
import type { ImageResource } from '../images/types.js';
import { joined, type LayerStore } from './LayerStore.js';
import type { LaidOutFace } from '../layout/laidOut.js';
import { FaceKeys } from '../resolve/FaceKeys.js';
import type { FaceInput } from '../resolve/faceInput.js';
import type { TemplateConfig } from '../schema/template/template.js';

/** How many variants of a layer are kept: enough for the categories of a deck, and for photos that recur. */
const MOST_VARIANTS = 32;
/** After so many faces in a row that needed another variant, a layer is thought to be another one on every card. */
const MOST_MISSES = 64;

/** One part of a template that is laid out without the others. */
interface Layer {
  /** The template with only this part. */
  readonly template: TemplateConfig;
  /** Where its boxes are among the layers of its face. */
  readonly start: number;
  readonly end?: number;
  /** The least recently used first. */
  readonly variants: Map<string, Variant>;
  misses: number;
}

/** In painting order. */
type Layers = readonly [background: Layer, ...others: Layer[]];

interface Variant {
  readonly face: LaidOutFace;
  /** The pictures that it was laid out with. */
  readonly images: ReadonlyMap<string, ImageResource | undefined>;
}

/**
 * Keeps the layers that the cards of a deck share: the background, frames, the ornament of a category, a picture that
 * recurs. Each is laid out and composed once for all faces on which it cannot differ. The heights of sections do not
 * depend on what is in them, so each section and each overlay is laid out alone.
 */
export class SharedLayers implements LayerStore {
  readonly composed: ComposedLayers = new WeakMap();
  readonly #keys = new FaceKeys();
  readonly #layers = new WeakMap<TemplateConfig, Layers>();
  readonly #images: NotingImages;

  /** @param images the pictures that faces are laid out with */
  constructor(images: NotingImages) {
    this.#images = images;
  }

  layOut(input: FaceInput, layOut: (input: FaceInput) => LaidOutFace, isComplete: () => boolean): LaidOutFace {
    const [background, ...others] = this.#layersOf(input.template);
    const laidOut = (layer: Layer): LaidOutFace => {
      const part = { ...input, template: layer.template };
      const own = (): LaidOutFace => only(layer, layOut(part));
      return layer.misses < MOST_MISSES ? this.#shared(layer, part, own, isComplete) : own();
    };
    return joined(laidOut(background), others.map(laidOut));
  }

  #shared(layer: Layer, part: FaceInput, layOut: () => LaidOutFace, isComplete: () => boolean): LaidOutFace {
    const key = this.#keys.key(part);
    const known = layer.variants.get(key);
    layer.variants.delete(key);
    if (known !== undefined && this.#isCurrent(known)) {
      layer.variants.set(key, known);
      layer.misses = 0;
      return known.face;
    }
    this.#images.takeAsked();
    const face = layOut();
    if (isComplete()) layer.variants.set(key, { face, images: this.#images.takeAsked() });
    layer.misses += 1;
    const [oldest] = layer.variants.keys();
    if (layer.misses === MOST_MISSES) layer.variants.clear();
    else if (layer.variants.size > MOST_VARIANTS && oldest !== undefined) layer.variants.delete(oldest);
    return face;
  }

  #layersOf(template: TemplateConfig): Layers {
    const known = this.#layers.get(template) ?? layersOf(template);
    this.#layers.set(template, known);
    return known;
  }

  /** Whether its pictures are the same. Asks for them as layout would, because exports note which ones a face needs. */
  #isCurrent({ images }: Variant): boolean {
    return [...images].every(([src, resource]) => this.#images.get(src) === resource);
  }
}

const EMPTY: Pick<TemplateConfig, 'background' | 'sections' | 'absoluteItems'> = {
  background: { classes: '', children: [] },
  sections: [],
  absoluteItems: [],
};

function layersOf(template: TemplateConfig): Layers {
  const layer = (change: Partial<TemplateConfig>, start: number, end?: number): Layer => ({
    template: { ...template, ...EMPTY, ...change },
    start,
    ...(end !== undefined && { end }),
    variants: new Map(),
    misses: 0,
  });
  const { background, sections, absoluteItems } = template;
  return [
    layer({ background }, 0),
    // The others keep their places.
    ...sections.map((section, index) =>
      layer(
        { sections: sections.map((other) => (other === section ? other : { ...other, children: [] })) },
        index + 1,
        index + 2,
      ),
    ),
    ...absoluteItems.map((item) => layer({ absoluteItems: [item] }, 1)),
  ];
}

function only({ start, end }: Layer, face: LaidOutFace): LaidOutFace {
  return { ...face, layers: face.layers.slice(start, end) };
}
