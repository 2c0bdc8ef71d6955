/** What the fields of decks, categories and cards are called, by the names that they are stored under. */
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
  primary_color_key: 'Colour',
  front_template_id: 'Front template',
  back_template_id: 'Back template',
  color_scheme_id: 'Colour scheme',
  world_id: 'World',
  default_language: 'Main language',
  status: 'Status',
  copyright_info: 'Copyright',
  ai_image_style: 'Picture style',
  fields: 'Values',
  position: 'Place',
};

/** What a text or field belongs to. */
export type FieldOwner = 'deck' | 'category' | 'card';

/** Content kinds of a design that show a field of the card, and under which name it is stored. */
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

/** A field's name as a label. The description of a card is its detailed content; those of decks and categories are not. */
export function fieldName(field: string, owner: FieldOwner = 'card'): string {
  if (field === 'description' && owner !== 'card') return 'Description';
  return NAMES[field] ?? nameOfValue(field);
}

/** The same in the middle of a sentence. */
export function fieldWords(field: string, owner: FieldOwner = 'card'): string {
  return fieldName(field, owner).toLocaleLowerCase();
}

/** What a content kind of a card is called; a custom value by its own name; empty for what is not the card's. */
export function kindName(kind: string): string {
  if (kind.startsWith('field:')) return nameOfValue(kind.slice('field:'.length));
  const field = CARD_KINDS[kind];
  return field === undefined ? '' : fieldName(field);
}

/** `hit_points` is Hit points. */
export function nameOfValue(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
