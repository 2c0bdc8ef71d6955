/** The labels of the fields of decks, categories and cards, by stored name. */
const NAMES: Readonly<Record<string, string>> = {
  title: 'Title',
  one_liner: 'One-liner',
  primary_text: 'Short content',
  description: 'Detailed content',
  secondary_text: 'Side content',
  short_description: 'Short description',
  tags: 'Tags',
  external_links: 'Links',
  card_number: 'Card number',
  attribution: 'Attribution',
  category: 'Category',
  copies: 'Copies',
  icon: 'Icon',
  illustration: 'Picture',
  illustration_alt: 'Picture description',
  illustration_focus: 'Focus point',
  art_seed: 'Generated picture',
  primary_color_key: 'Colour',
  front_template_id: 'Front template',
  back_template_id: 'Back template',
  color_scheme_id: 'Colour scheme',
  world_id: 'World',
  default_language: 'Main language',
  status: 'Status',
  size: 'Card size',
  copyright_info: 'Copyright',
  allows_download: 'Download',
  ai_image_style: 'Picture style',
  fields: 'Values',
  field_labels: 'Names of values',
  position: 'Place',
  id: 'Id',
};

/** The owner of a text or field. */
export type FieldOwner = 'deck' | 'category' | 'card';

/** The content kinds that show a field of the card, with its stored name. */
const CARD_KINDS: Readonly<Record<string, string>> = {
  title: 'title',
  one_liner: 'one_liner',
  primary_text: 'primary_text',
  description: 'description',
  secondary_text: 'secondary_text',
  card_number: 'card_number',
  attribution: 'attribution',
  card_icon: 'icon',
  illustration: 'illustration',
};

/** A field's label. A card's description is called Detailed content, unlike those of decks and categories. */
export function fieldName(field: string, owner: FieldOwner = 'card'): string {
  if (field === 'description' && owner !== 'card') return 'Description';
  return NAMES[field] ?? nameOfValue(field);
}

/** The label for use within a sentence. */
export function fieldWords(field: string, owner: FieldOwner = 'card'): string {
  return fieldName(field, owner).toLocaleLowerCase();
}

/** The name of a card's content kind; a custom value's own name; empty for kinds that are not the card's. */
export function kindName(kind: string): string {
  if (kind.startsWith('field:')) return nameOfValue(kind.slice('field:'.length));
  const field = CARD_KINDS[kind];
  return field === undefined ? '' : fieldName(field);
}

/** `hit_points` becomes Hit points, as in the renderer, which public pages load only when they draw. */
export function nameOfValue(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
