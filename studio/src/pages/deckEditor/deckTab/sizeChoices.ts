import { parseRatio, sizeOfDeck, templateGeometry, type Deck, type Template } from '@cardwright/renderer';
import { CARD_SIZES, type CardSize, sizeInShapeOf } from '@cardwright/renderer/imposition';

/** Values of choices that are no sizes. */
export const AS_DESIGNED = '';
export const OWN_SIZE = 'own';

interface SizeChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * The sizes offered for a deck's cards: as its design says, the standard sizes in the design's orientation, its own. A
 * standard size across the design is offered as well where the deck has it.
 */
export function sizeChoices(design: Pick<Template, 'ratio'>, deck: Pick<Deck, 'size'>): readonly SizeChoice[] {
  const { width, height, mmPerUnit } = templateGeometry(design);
  const ratio = parseRatio(design.ratio);
  const fitting = CARD_SIZES.map((size) => sizeInShapeOf(size, ratio));
  const own = sizeOfDeck(deck);
  const across = own && fitting.find((size) => isTurned(size, own));
  const standard = fitting.flatMap((size) => [
    { value: size.slug, label: `${size.name}, ${measures(size.widthMm, size.heightMm)}` },
    ...(own !== undefined && size === across
      ? [{ value: own.slug, label: `${size.name} turned, ${measures(own.widthMm, own.heightMm)}` }]
      : []),
  ]);
  return [
    { value: AS_DESIGNED, label: `As the front is designed, ${measures(width * mmPerUnit, height * mmPerUnit)}` },
    ...standard,
    { value: OWN_SIZE, label: 'Other dimensions' },
  ];
}

function isTurned({ widthMm, heightMm }: CardSize, other: CardSize): boolean {
  return widthMm !== heightMm && widthMm === other.heightMm && heightMm === other.widthMm;
}

/** The choice that stands for a deck's size; null for a size that does not exist. */
export function chosenSize(deck: Pick<Deck, 'size'>, choices: readonly SizeChoice[]): string | null {
  if (deck.size === null) return AS_DESIGNED;
  const size = sizeOfDeck(deck);
  if (size === undefined) return null;
  return choices.some(({ value }) => value === size.slug) ? size.slug : OWN_SIZE;
}

/** A size as decks name it, such as `70x120mm`. */
export function nameOfSize(widthMm: number, heightMm: number): string {
  return `${widthMm}x${heightMm}mm`;
}

function measures(widthMm: number, heightMm: number): string {
  return `${rounded(widthMm)} × ${rounded(heightMm)} mm`;
}

const rounded = (mm: number): number => Math.round(mm * 10) / 10;
