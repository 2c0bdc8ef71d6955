import { parseRatio, sizeOfDeck, templateGeometry, type Deck, type Template } from '@cardwright/renderer';
import { CARD_SIZES, sizeInShapeOf } from '@cardwright/renderer/imposition';

/** Values of choices that are no sizes. */
export const AS_DESIGNED = '';
export const OWN_SIZE = 'own';

interface SizeChoice {
  readonly value: string;
  readonly label: string;
}

/** The sizes offered for a deck's cards: as its design says, the standard sizes in the design's orientation, its own. */
export function sizeChoices(design: Pick<Template, 'ratio'>): readonly SizeChoice[] {
  const { width, height, mmPerUnit } = templateGeometry(design);
  const ratio = parseRatio(design.ratio);
  const standard = CARD_SIZES.map((size) => {
    const { slug, widthMm, heightMm } = sizeInShapeOf(size, ratio);
    return { value: slug, label: `${size.name}, ${measures(widthMm, heightMm)}` };
  });
  return [
    { value: AS_DESIGNED, label: `As the front is designed, ${measures(width * mmPerUnit, height * mmPerUnit)}` },
    ...standard,
    { value: OWN_SIZE, label: 'Other dimensions' },
  ];
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
