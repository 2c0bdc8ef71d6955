import type { TemplateConfig, TemplateItem, TemplateSection } from '@cardwright/renderer';
import { fieldName, kindName, nameOfValue } from '../../words/fieldNames.js';
import { kindNameIn } from '../../words/kindNameIn.js';
import { BACKGROUND, OVERLAYS, ROOT } from './layers.js';
import { partsOf } from './parts.js';
import { textProp } from './textProp.js';

/** Names of kinds that are not the card's. */
const KINDS: Readonly<Record<string, string>> = {
  category_title: 'Category title',
  category_description: 'Category description',
  category_icon: 'Category icon',
  category_illustration: 'Category picture',
  deck_title: 'Deck title',
  deck_description: 'Deck description',
  deck_short_description: 'Deck short description',
  deck_copyright: 'Copyright',
  deck_icon: 'Deck icon',
  deck_illustration: 'Deck picture',
  deck_link: 'Address of the deck',
  card_icon: 'Icon of the card',
  card_link: 'Address of the card',
  card_ratio: 'Ratio of the card',
  text: 'Fixed text',
  markdown: 'Fixed Markdown',
  icon: 'Fixed icon',
  image: 'Fixed picture',
  shape: 'Shape',
  svg_shape: 'Drawing',
  qr: 'QR code',
};

/** What a kind of content is called in the builder. */
export function nameOfKind(kind: string): string {
  return KINDS[kind] ?? (kindName(kind) || fieldName(kind));
}

/** What it is called with a deck, which has labels for the values of its cards. */
export function nameOfKindIn(deck: object | undefined, kind: string): string {
  return deck !== undefined && kind.startsWith('field:') ? kindNameIn(deck, kind) : nameOfKind(kind);
}

/** What a render type is called in the builder. */
export const RENDER_TYPE_NAMES: Readonly<Record<TemplateItem['renderType'], string>> = {
  text: 'Plain text',
  markdown: 'Markdown',
  icon: 'Icon',
  image: 'Picture',
  shape: 'Shape',
  'svg-shape': 'Drawing',
  qr: 'QR code',
};

/** The beginning of a text, in characters. */
const BEGINNING = /^.{1,28}(?=\s|$)/u;
const LONG_WORD = /^.{1,28}/u;

/** An item's own name, else what it shows; of a fixed text, its first words. */
export function nameOfItem(item: TemplateItem): string {
  const { name, kind, children, props } = item;
  if (name !== undefined && name !== '') return name;
  if (kind === 'text') return firstWords(textProp(item, 'text')) || nameOfKind(kind);
  if (kind === 'markdown') return firstWords(textProp(item, 'markdown').replace(/[*_#>`~]/g, '')) || nameOfKind(kind);
  if (kind === 'shape' && children !== undefined && children.length > 0) return 'Group';
  if (kind === 'shape' && typeof props?.shape === 'string') return nameOfValue(props.shape);
  return nameOfKind(kind);
}

function firstWords(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const [start = ''] = BEGINNING.exec(words) ?? LONG_WORD.exec(words) ?? [];
  return start === words ? words : `${start}…`;
}

/** A section's own name, else its number. */
export function nameOfSection({ name }: Pick<TemplateSection, 'name'>, index: number): string {
  return name ?? `Section ${index + 1}`;
}

/** What a layer, a section or an item is called. */
export function nameOfPart(config: TemplateConfig, id: string): string {
  if (id === ROOT) return 'Face';
  if (id === BACKGROUND) return 'Behind everything';
  if (id === OVERLAYS) return 'On top';
  const { item, section, index = 0 } = partsOf(config).get(id) ?? {};
  if (section !== undefined) return nameOfSection(section, index);
  return item === undefined ? 'Something deleted' : nameOfItem(item);
}
