import { translate } from '../schema/deck/translate.js';
import type { TemplateItem } from '../schema/template/template.js';
import { qrLink } from '../schema/template/qrProps.js';
import type { BindingInput } from './faceInput.js';
import { linkOf } from './linkOf.js';

/** A bound value and its language, which may be a fallback. */
export interface Bound {
  readonly value: string;
  readonly language: string;
}

type Entity = 'card' | 'category' | 'deck';

/** The source of each content kind: a translated text or a plain property of the entity. */
const SOURCES: Readonly<
  Record<string, { readonly entity: Entity; readonly text?: string; readonly property?: string }>
> = {
  title: { entity: 'card', text: 'title' },
  one_liner: { entity: 'card', text: 'one_liner' },
  primary_text: { entity: 'card', text: 'primary_text' },
  description: { entity: 'card', text: 'description' },
  secondary_text: { entity: 'card', text: 'secondary_text' },
  card_number: { entity: 'card', property: 'card_number' },
  attribution: { entity: 'card', property: 'attribution' },
  card_icon: { entity: 'card', property: 'icon' },
  illustration: { entity: 'card', property: 'illustration' },
  category_title: { entity: 'category', text: 'title' },
  category_description: { entity: 'category', text: 'description' },
  category_icon: { entity: 'category', property: 'icon' },
  category_illustration: { entity: 'category', property: 'illustration' },
  deck_title: { entity: 'deck', text: 'title' },
  deck_description: { entity: 'deck', text: 'description' },
  deck_short_description: { entity: 'deck', text: 'short_description' },
  deck_copyright: { entity: 'deck', property: 'copyright_info' },
  deck_icon: { entity: 'deck', property: 'icon' },
  deck_illustration: { entity: 'deck', property: 'illustration' },
};

/** Kinds whose content is in the template item itself, and the prop that holds it. */
export const GENERIC_PROPS: Readonly<Partial<Record<string, string>>> = {
  text: 'text',
  markdown: 'markdown',
  icon: 'icon',
  image: 'src',
  qr: 'link',
};

/** What an item of a generic kind is written with; undefined for the kinds that show a value of the deck. */
export function ownContent({ kind, props }: Pick<TemplateItem, 'kind' | 'props'>): string | undefined {
  if (kind === 'qr') return qrLink({ props });
  const prop = GENERIC_PROPS[kind];
  return prop === undefined ? undefined : asText(props?.[prop]);
}

/**
 * The value of a content kind or `field:<name>` on this face; empty when the deck has none.
 * A key of the same name in the card's translations translates a field.
 */
export function bind(kind: string, input: BindingInput): Bound {
  if (kind.startsWith('field:')) return bindField(kind.slice('field:'.length), input);
  if (kind === 'card_link' || kind === 'deck_link')
    return { value: linkOf(kind === 'card_link' ? 'card' : 'deck', input), language: input.language };
  if (kind === 'card_ratio') return { value: ratioOf(input), language: input.language };
  const source = SOURCES[kind];
  if (source === undefined) return { value: '', language: input.language };
  const entity = input[source.entity];
  if (entity === undefined) return { value: '', language: input.language };
  if (source.text !== undefined) return translatedText(entity.translations, source.text, input);
  return { value: asText(entity[source.property ?? '']), language: input.deck.default_language };
}

/** Where a deck keeps the text that a content kind shows on this face; undefined for anything else. */
export function keptAt(
  kind: string,
  input: BindingInput,
): { readonly entity: Entity; readonly keys: readonly string[] } | undefined {
  const { language } = bind(kind, input);
  if (!kind.startsWith('field:')) {
    const { entity, text } = SOURCES[kind] ?? {};
    return entity === undefined || text === undefined ? undefined : { entity, keys: ['translations', language, text] };
  }
  const name = kind.slice('field:'.length);
  const isTranslated = asText(input.card?.translations[language]?.[name]) === bind(kind, input).value;
  return { entity: 'card', keys: isTranslated ? ['translations', language, name] : ['fields', name] };
}

/** Width ÷ height, by which a design can suit itself to wide and to tall cards: 1.413 for 89 × 63 mm. */
function ratioOf({ face }: BindingInput): string {
  return face === undefined ? '' : String(Math.round((face.width / face.height) * 1000) / 1000);
}

function bindField(name: string, input: BindingInput): Bound {
  const card = input.card;
  if (card === undefined) return { value: '', language: input.language };
  const translated = translatedText(card.translations, name, input);
  const own = card.fields[name];
  const isTranslated = translated.value !== '' && (translated.language === input.language || own === undefined);
  return isTranslated ? translated : { value: asText(own), language: input.deck.default_language };
}

function translatedText(
  translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  field: string,
  input: BindingInput,
): Bound {
  const { value, language } = translate(translations, field, input.language, input.deck.default_language);
  return { value: asText(value), language };
}

export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}
