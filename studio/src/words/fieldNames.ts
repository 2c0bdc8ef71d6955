const NAMES: Readonly<Record<string, string>> = {
  title: 'Title',
  one_liner: 'One-liner',
  primary_text: 'Short content',
  description: 'Detailed content',
  secondary_text: 'Side content',
  card_number: 'Card number',
  attribution: 'Attribution',
  card_icon: 'Icon',
  illustration: 'Picture',
};

/** What a content kind of a card is called; a custom value by its own name; empty for what is not the card's. */
export function fieldName(kind: string): string {
  return kind.startsWith('field:') ? nameOfValue(kind.slice('field:'.length)) : (NAMES[kind] ?? '');
}

/** `hit_points` is Hit points. */
export function nameOfValue(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
