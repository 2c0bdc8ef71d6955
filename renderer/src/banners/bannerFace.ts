import { MM_PER_INCH } from '../schema/values/units.js';
import { type Direction, directionOf } from '../directionOf.js';
import { FACE_WIDTH, type Rect } from '../geometry.js';
import { faceGeometry, type FaceInput } from '../resolve/faceInput.js';
import { newCard } from '../schema/deck/card.js';
import type { Deck } from '../schema/deck/deck.js';
import { translate } from '../schema/deck/translate.js';
import type { ColorScheme } from '../schema/colors/colorScheme.js';
import type { AbsoluteItem, TemplateConfig } from '../schema/template/template.js';
import { arrangeCards, type CardPlace } from './arrangeCards.js';
import { bannerColors } from './bannerColors.js';
import { type BannerDesign, type BannerPlace, type BannerPlaces, type BannerTexts, NO_TEXTS } from './bannerDesign.js';
import type { BannerSize } from './bannerSize.js';
import { layoutBanner } from './layoutBanner.js';

/** Pixels of a banner per printed inch, so that exports give exactly its pixels. */
export const BANNER_DPI = 300;
/** Part of a card's width; a poker card's corners are rounded by 3 of 63 mm. */
const CORNER = 0.05;

/** Everything that a banner shows. */
export interface BannerOrder {
  readonly size: BannerSize;
  readonly design: BannerDesign;
  /** A template of its own; without items, the usual one of the size. */
  readonly template?: TemplateConfig | undefined;
  /** Where parts were put by hand in this size. */
  readonly places?: BannerPlaces | undefined;
  readonly deck: Deck;
  readonly scheme: ColorScheme;
  readonly language: string;
  /** Faces of cards, the lowest first. */
  readonly cards: readonly FaceInput[];
  /** The address of an illustration that lies on the ground. */
  readonly picture?: string | undefined;
  /** The address that the QR code holds; without one, there is no code. */
  readonly link?: string | undefined;
}

/** The width in mm of a banner that is exported at `BANNER_DPI`. */
export function bannerWidthMm({ width }: Pick<BannerSize, 'width'>): number {
  return (width / BANNER_DPI) * MM_PER_INCH;
}

/** A banner as a face: its template, a place for each card, and its words as a card's fields. */
export function bannerFace(order: BannerOrder): FaceInput {
  const { size, design, deck, scheme, language, link = '' } = order;
  const widthMm = bannerWidthMm(size);
  const colors = bannerColors(scheme, design.ground, deck.primary_color_key);
  const fields = { ...textsOf(order), ...colors, link: design.qr ? link : '' };
  return {
    template: templateOf(order),
    deck,
    // Without texts of its own, so that its fields are not taken for translations.
    card: { ...newCard('banner', language), translations: {}, fields, illustration: order.picture ?? null },
    scheme,
    language,
    face: faceGeometry({ widthMm, heightMm: (widthMm * size.height) / size.width }),
  };
}

/** The words of a banner: its own, else the deck's. */
export function textsOf({ design, deck, language }: Pick<BannerOrder, 'design' | 'deck' | 'language'>): BannerTexts {
  const own = design.texts[language] ?? NO_TEXTS;
  const ofDeck = (field: string): string => {
    const { value } = translate(deck.translations, field, language, deck.default_language);
    return typeof value === 'string' ? value : '';
  };
  return {
    title: own.title || ofDeck('title'),
    line: own.line || ofDeck('short_description'),
    call_to_action: own.call_to_action,
  };
}

function templateOf(banner: BannerOrder): TemplateConfig {
  const { size, template, places = {}, design, cards, picture, language } = banner;
  const direction = directionOf(language);
  const usual =
    template === undefined || template.absoluteItems.length === 0
      ? layoutBanner(size, { put: places.words, direction })
      : template;
  const absoluteItems = usual.absoluteItems
    .map((item) => (item.id === 'cards' || item.id === 'words' ? putInto(item, places[item.id]) : item))
    .flatMap((item) => (item.id === 'cards' ? [item, ...cardSlots(item, order(cards), design, size)] : [item]));
  return {
    ...usual,
    absoluteItems: picture === undefined ? absoluteItems : [...pictureItems(size, direction), ...absoluteItems],
  };
}

/** An item where it was put by hand. */
function putInto(item: AbsoluteItem, place: BannerPlace | undefined): AbsoluteItem {
  if (place === undefined) return item;
  const { x, y, width = item.width, height = item.height } = place;
  return { ...item, x, y, width, height };
}

/** The banner's illustration, under a veil of the ground's colour that is thick where the words are. */
function pictureItems({ width, height }: BannerSize, direction: Direction): readonly AbsoluteItem[] {
  const whole = { x: 0, y: 0, width: 100, height: 100, rotation: 0 };
  const across = direction === 'rtl' ? '270deg' : '90deg';
  const towards = width > height ? across : '180deg';
  const veil = `bg-linear-[${towards},{{field:veil}},{{field:veil}}_40%,{{field:thin_veil}}]`;
  return [
    { ...whole, id: 'picture', name: 'Picture', kind: 'illustration', renderType: 'image', classes: 'object-cover' },
    { ...whole, id: 'veil', name: 'Veil', kind: 'shape', renderType: 'shape', classes: veil },
  ];
}

function order(cards: readonly FaceInput[]): readonly number[] {
  return cards.map(({ face }) => face.width / face.height);
}

/** The place of each card: a shape that casts its shadow. */
function cardSlots(
  area: AbsoluteItem,
  ratios: readonly number[],
  design: BannerDesign,
  { width, height }: BannerSize,
): AbsoluteItem[] {
  const inPixels = scaled(area, width / 100, height / 100);
  return arrangeCards(ratios, design, inPixels).map((place, index): AbsoluteItem => {
    const units = (place.width * FACE_WIDTH) / width;
    return {
      ...scaledPlace(place, 100 / width, 100 / height),
      id: cardSlotId(index),
      name: 'Card',
      kind: 'shape',
      renderType: 'shape',
      classes: `bg-paper rounded-[${rounded(units * CORNER)}px] shadow-[0_${rounded(units * 0.04)}px_${rounded(units * 0.12)}px_rgba(0,0,0,0.38)]`,
    };
  });
}

/** The item that a card lies on. */
export function cardSlotId(index: number): string {
  return `card-${index}`;
}

function scaled({ x, y, width, height }: Rect, across: number, down: number): Rect {
  return { x: x * across, y: y * down, width: width * across, height: height * down };
}

function scaledPlace(place: CardPlace, across: number, down: number): CardPlace {
  const { x, y, width, height } = scaled(place, across, down);
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height), rotation: place.rotation };
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
