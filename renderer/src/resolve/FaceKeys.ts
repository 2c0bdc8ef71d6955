import { deckIcons } from '../schema/deck/deckIcons.js';
import type { TemplateConfig, TemplateItem } from '../schema/template/template.js';
import { directionOf } from '../directionOf.js';
import { BoundedCache } from '../fonts/boundedCache.js';
import { artOwner, artSubject } from './artSubject.js';
import { bind, ownContent } from './bindings.js';
import { colorKeyOf } from './colorKeyOf.js';
import type { FaceInput } from './faceInput.js';
import { focusOf } from './focusOf.js';
import { namesOf, placeholders } from './interpolate.js';
import { shownItems, surfaceKinds } from './shownItems.js';

/** Characters: some dozens of large templates. */
const BUDGET = 4_000_000;

/** Tells apart the faces that can differ, by what their templates read. Templates are read once, so they must not change. */
export class FaceKeys {
  readonly #numbers = new WeakMap<object, number>();
  readonly #byContent = new BoundedCache<number>(BUDGET, (content) => content.length);
  readonly #reads = new WeakMap<TemplateConfig, Reads>();
  #count = 0;

  /** Equal for faces that cannot differ; computed without layout. */
  key(input: FaceInput): string {
    return `${this.#number(input.template)} ${this.#number(input.scheme)} ${this.content(input)}`;
  }

  /** A key for the content of a face, apart from its template and its colour scheme. */
  content(input: FaceInput): string {
    const { kinds, art, isLocalised, isTinted } = this.#readsOf(input.template);
    // The language of a binding without a value does not matter; a template's own text is in the face's language.
    const values = kinds.map((kind) => {
      const { value, language } = bind(kind, input);
      const focus = focusOf(kind, input);
      return value === '' ? '' : [value, language, ...(focus === undefined ? [] : [focus])];
    });
    const language = isLocalised ? input.language : directionOf(input.language);
    const deckColor = input.deck.primary_color_key;
    const color = isTinted ? colorKeyOf(input) : '';
    const { width, height, bleed } = input.face;
    const owners = [width, height, bleed, language, color, deckColor, [...deckIcons(input.deck)]];
    const subjects = art.map((by) => artSubject(by, input));
    return JSON.stringify([owners, values, subjects]);
  }

  #readsOf(template: TemplateConfig): Reads {
    const known = this.#reads.get(template) ?? readsOf(template);
    this.#reads.set(template, known);
    return known;
  }

  /** Equal for templates, and for colour schemes, with the same content. */
  #number(object: object): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    // A deck that is read again has new objects, most of them equal to the old ones.
    const content = JSON.stringify(object);
    const number = this.#byContent.get(content) ?? ++this.#count;
    this.#byContent.set(content, number);
    this.#numbers.set(object, number);
    return number;
  }
}

/** What a template reads. */
interface Reads {
  readonly kinds: readonly string[];
  /** The owners, such as the card or its category, whose identities decide the template's procedural art. */
  readonly art: readonly unknown[];
  /** Whether it has texts of its own, or numbers that it writes in the language of the face. */
  readonly isLocalised: boolean;
  /** Whether the card's own colour can show, through its token or in a picture drawn with it. */
  readonly isTinted: boolean;
}

function readsOf(template: TemplateConfig): Reads {
  const kinds = [...boundKinds(template)];
  const source = JSON.stringify([template.background, template.sections, template.absoluteItems]);
  return {
    kinds,
    art: [...artOwners(template)],
    isLocalised:
      kinds.includes('text') ||
      kinds.includes('markdown') ||
      /\b(?:number|percent|currency|upper|lower) ?\(/.test(source),
    isTinted: /\bprimary\b|"renderType":"image"|"art":/.test(source),
  };
}

/** Whom a template generates art for: `card`, `category` or `deck`. */
export function artOwners(template: TemplateConfig): ReadonlySet<unknown> {
  const arts = shownItems(template).filter(({ props }) => props?.art !== undefined);
  return new Set(arts.map(artOwner));
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
