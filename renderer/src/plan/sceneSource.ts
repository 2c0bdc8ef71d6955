import { bind } from '../resolve/bindings.js';
import type { FaceInput } from '../resolve/faceInput.js';
import type { TemplateConfig, TemplateItem } from '../schema/template.js';
import type { Scene } from '../scene/scene.js';

/**
 * Renders faces and hands out the *same* scene object for faces that cannot differ: those whose template binds the same
 * values. A back shared by a whole deck is laid out, painted and embedded once because of it.
 */
export class SceneSource {
  readonly #render: (input: FaceInput) => Scene;
  readonly #kinds = new WeakMap<TemplateConfig, readonly string[]>();
  readonly #numbers = new WeakMap<object, number>();
  readonly #scenes = new Map<string, Scene>();
  #count = 0;

  /** @param limit scenes kept; the oldest are forgotten first */
  constructor(
    render: (input: FaceInput) => Scene,
    private readonly limit = 512,
  ) {
    this.#render = render;
  }

  scene(input: FaceInput): Scene {
    const key = this.#key(input);
    const known = this.#scenes.get(key);
    if (known !== undefined) return known;
    const scene = this.#render(input);
    this.#scenes.set(key, scene);
    if (this.#scenes.size > this.limit) this.#forgetOldest();
    return scene;
  }

  #key(input: FaceInput): string {
    const kinds = this.#kindsOf(input.template);
    // Without a value the language of a binding says nothing; a template's own text is set in the face's language.
    const values = kinds.map((kind) => {
      const { value, language } = bind(kind, input);
      return value === '' ? '' : [value, language];
    });
    const language = kinds.includes('text') || kinds.includes('markdown') ? input.language : '';
    const color = input.card?.primary_color_key ?? input.deck.primary_color_key;
    const { width, height, bleed } = input.face;
    const owners = [this.#number(input.template), this.#number(input.scheme), width, height, bleed, language, color];
    return JSON.stringify([owners, values]);
  }

  #kindsOf(template: TemplateConfig): readonly string[] {
    const known = this.#kinds.get(template);
    if (known !== undefined) return known;
    const kinds = [...boundKinds(template)];
    this.#kinds.set(template, kinds);
    return kinds;
  }

  #number(object: object): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    this.#count += 1;
    this.#numbers.set(object, this.#count);
    return this.#count;
  }

  #forgetOldest(): void {
    const oldest = this.#scenes.keys().next();
    if (!oldest.done) this.#scenes.delete(oldest.value);
  }
}

/** Every kind and field that a template reads, directly, in `{{…}}` or in a condition. */
export function boundKinds(template: TemplateConfig): ReadonlySet<string> {
  const kinds = new Set<string>();
  const visit = (item: TemplateItem): void => {
    kinds.add(item.kind);
    for (const text of [item.classes, ...Object.values(item.props ?? {})]) {
      if (typeof text !== 'string') continue;
      for (const match of text.matchAll(/\{\{\s*([\w:.-]+)\s*\}\}/g)) if (match[1] !== undefined) kinds.add(match[1]);
    }
    for (const prop of ['showWhen', 'repeat', 'repeatOf']) {
      const kind = item.props?.[prop];
      if (typeof kind === 'string') kinds.add(kind);
    }
    item.children?.forEach(visit);
  };
  template.background.children.forEach(visit);
  for (const section of template.sections) section.children.forEach(visit);
  template.absoluteItems.forEach(visit);
  return kinds;
}
