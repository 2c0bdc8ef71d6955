import type { Renderer } from '../createRenderer.js';
import type { MissingResources } from '../environment.js';
import { CardwrightError } from '../errors.js';
import { artOwner, artSubject } from '../resolve/artSubject.js';
import { bind, ownContent } from '../resolve/bindings.js';
import { colorKeyOf } from '../resolve/colorKeyOf.js';
import type { FaceInput } from '../resolve/faceInput.js';
import { focusOf } from '../resolve/focusOf.js';
import { namesOf, placeholders } from '../resolve/interpolate.js';
import { shownItems, surfaceKinds } from '../resolve/shownItems.js';
import { deckIcons } from '../schema/deck/deckIcons.js';
import type { TemplateConfig, TemplateItem } from '../schema/template/template.js';
import type { Scene } from '../displayList.js';

/**
 * Loads the faces, icons and images that a layout pass was missing. What cannot be loaded must be recorded as broken, not
 * requested again.
 */
export type ResourceLoader = (missing: ReturnType<MissingResources['take']>) => Promise<void>;

/** One resource may reveal that another is needed, such as the font of a fallback character, but never this often. */
const MOST_ROUNDS = 12;

/**
 * Renders complete faces: lays out, loads what is missing, lays out again. Returns the *same* scene object for faces
 * that cannot differ because their templates bind the same values, so a back that a whole deck shares is laid out,
 * painted and embedded once.
 */
export class SceneSource {
  readonly #renderer: Renderer;
  readonly #load: ResourceLoader;
  readonly #limit: number;
  readonly #giveTurn: (() => Promise<void>) | undefined;
  readonly #kinds = new WeakMap<TemplateConfig, readonly string[]>();
  readonly #art = new WeakMap<TemplateConfig, readonly unknown[]>();
  readonly #localised = new WeakMap<TemplateConfig, boolean>();
  readonly #tinted = new WeakMap<TemplateConfig, boolean>();
  readonly #numbers = new WeakMap<object, number>();
  readonly #scenes = new Map<string, Promise<Scene>>();
  #count = 0;

  /**
   * @param limit how many scenes are kept; the least recently used is dropped first
   * @param giveTurn called before every layout, so that other work can run
   */
  constructor(renderer: Renderer, load: ResourceLoader, limit = 512, giveTurn?: () => Promise<void>) {
    this.#renderer = renderer;
    this.#load = load;
    this.#limit = limit;
    this.#giveTurn = giveTurn;
  }

  scene(input: FaceInput): Promise<Scene> {
    const key = this.key(input);
    const known = this.#scenes.get(key);
    if (known !== undefined) {
      // Each use refreshes a scene: a back shared by thousands of cards is never laid out twice.
      this.#scenes.delete(key);
      this.#scenes.set(key, known);
      return known;
    }
    const scene = this.#complete(input);
    this.#scenes.set(key, scene);
    scene.catch(() => this.#scenes.delete(key));
    if (this.#scenes.size > this.#limit) this.#forgetOldest();
    return scene;
  }

  async #complete(input: FaceInput): Promise<Scene> {
    const { missing, hyphenation } = this.#renderer.env;
    let asked: readonly string[] = [];
    if (this.#giveTurn !== undefined) await this.#giveTurn();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const scene = this.#renderer.render(input);
      if (missing.size === 0) return scene;
      // Take before the first await: other faces use the same collection.
      const wanted = missing.take();
      asked = Object.values(wanted).flat();
      await Promise.all([this.#load(wanted), hyphenation.load(wanted.languages)]);
    }
    const wanted = asked.slice(0, 5).join(', ');
    throw new CardwrightError(
      'resources.never_loaded',
      `The face needs resources that could not be loaded: ${wanted}.`,
    );
  }

  /** Equal for faces that cannot differ; computed without layout. */
  key(input: FaceInput): string {
    return `${this.#number(input.template)} ${this.#number(input.scheme)} ${this.content(input)}`;
  }

  /** A key for the content of a face, apart from its template and its colour scheme. */
  content(input: FaceInput): string {
    const kinds = this.#kindsOf(input.template);
    // The language of a binding without a value does not matter; a template's own text is in the face's language.
    const values = kinds.map((kind) => {
      const { value, language } = bind(kind, input);
      const focus = focusOf(kind, input);
      return value === '' ? '' : [value, language, ...(focus === undefined ? [] : [focus])];
    });
    const language = this.#readsLanguage(input.template) ? input.language : '';
    const deckColor = input.deck.primary_color_key;
    const color = this.#isTintedByCard(input.template) ? colorKeyOf(input) : '';
    const { width, height, bleed } = input.face;
    const owners = [width, height, bleed, language, color, deckColor, [...deckIcons(input.deck)]];
    const subjects = this.#artOf(input.template).map((by) => artSubject(by, input));
    return JSON.stringify([owners, values, subjects]);
  }

  /** The owners, such as the card or its category, whose identities decide the template's procedural art. */
  #artOf(template: TemplateConfig): readonly unknown[] {
    const known = this.#art.get(template);
    if (known !== undefined) return known;
    const items = shownItems(template).filter(({ props }) => props?.art !== undefined);
    const owners = [...new Set(items.map(artOwner))];
    this.#art.set(template, owners);
    return owners;
  }

  #kindsOf(template: TemplateConfig): readonly string[] {
    const known = this.#kinds.get(template);
    if (known !== undefined) return known;
    const kinds = [...boundKinds(template)];
    this.#kinds.set(template, kinds);
    return kinds;
  }

  /** Whether a template has texts of its own, or numbers that it writes in the language of the face. */
  #readsLanguage(template: TemplateConfig): boolean {
    const kinds = this.#kindsOf(template);
    if (kinds.includes('text') || kinds.includes('markdown')) return true;
    const known = this.#localised.get(template);
    if (known !== undefined) return known;
    const source = JSON.stringify([template.background, template.sections, template.absoluteItems]);
    const localised = /\b(?:number|percent|currency|upper|lower) ?\(/.test(source);
    this.#localised.set(template, localised);
    return localised;
  }

  /** Whether the card's own colour can show, through its token or in a picture drawn with it. */
  #isTintedByCard(template: TemplateConfig): boolean {
    const known = this.#tinted.get(template);
    if (known !== undefined) return known;
    const source = JSON.stringify([template.background, template.sections, template.absoluteItems]);
    const tinted = /\bprimary\b|"renderType":"image"|"art":/.test(source);
    this.#tinted.set(template, tinted);
    return tinted;
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
  const kinds = new Set<string>(surfaceKinds(template));
  const visit = (item: TemplateItem): void => {
    kinds.add(item.kind);
    for (const text of [item.classes, ownContent(item), ...Object.values(item.props ?? {})]) {
      if (typeof text !== 'string') continue;
      for (const kind of placeholders(text)) kinds.add(kind);
    }
    for (const prop of ['showWhen', 'repeat', 'repeatOf']) {
      const source = item.props?.[prop];
      if (typeof source === 'string') for (const kind of namesOf(source)) kinds.add(kind);
    }
    item.children?.forEach(visit);
  };
  template.background.children.forEach(visit);
  for (const section of template.sections) section.children.forEach(visit);
  template.absoluteItems.forEach(visit);
  return kinds;
}
