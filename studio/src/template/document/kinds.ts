import { CONTENT_KINDS, isContentKind, type RenderType, type TemplateItem } from '@cardwright/renderer';

const TEXTS: readonly RenderType[] = ['text', 'markdown'];

/** Kinds that are not texts, with their only render type. */
const ONLY: Readonly<Record<string, RenderType>> = {
  card_icon: 'icon',
  category_icon: 'icon',
  deck_icon: 'icon',
  icon: 'icon',
  illustration: 'image',
  category_illustration: 'image',
  deck_illustration: 'image',
  image: 'image',
  shape: 'shape',
  svg_shape: 'svg-shape',
  qr: 'qr',
};

/** Texts that are written in Markdown. */
const MARKDOWN = new Set(['description', 'deck_description', 'markdown']);

/** The ways in which a kind of content can be drawn, the usual one first. */
export function renderTypesOf(kind: string): readonly RenderType[] {
  const only = ONLY[kind];
  if (only !== undefined) return [only];
  // A value of the cards may be a number, a text, the name of an icon, or the address of a picture or a page.
  if (kind.startsWith('field:')) return ['text', 'markdown', 'icon', 'image', 'qr'];
  if (kind === 'card_link' || kind === 'deck_link') return ['text', 'qr'];
  return MARKDOWN.has(kind) ? ['markdown', 'text'] : TEXTS;
}

/** Whether a kind can be drawn in this way. */
export function isValidPair(kind: string, renderType: RenderType): boolean {
  return isContentKind(kind) && renderTypesOf(kind).includes(renderType);
}

/** Whether an item arranges children by its classes. */
export function isContainer({ kind, renderType, children }: TemplateItem): boolean {
  return children !== undefined || (kind === 'shape' && renderType === 'shape');
}

/** Kinds in groups, for menus. */
export const KIND_GROUPS: readonly { readonly name: string; readonly kinds: readonly string[] }[] = [
  { name: 'Card', kinds: CONTENT_KINDS.slice(0, CONTENT_KINDS.indexOf('category_title')) },
  { name: 'Category', kinds: CONTENT_KINDS.filter((kind) => kind.startsWith('category_')) },
  { name: 'Deck', kinds: CONTENT_KINDS.filter((kind) => kind.startsWith('deck_')) },
  { name: 'Its own', kinds: CONTENT_KINDS.slice(CONTENT_KINDS.indexOf('text')) },
];
