import type { StoredTemplate } from '../../api/templates.js';
import { designPairs, isBack, type DesignPair } from '../../designs/designPairs.js';

/** A card shape, with the designs available for it. */
export interface CardFormat {
  readonly ratio: string;
  readonly name: string;
  /** A note about how it is bought, and the like. */
  readonly about: string;
  readonly pairs: readonly DesignPair[];
  readonly backs: readonly StoredTemplate[];
}

const NAMES: Readonly<Record<string, readonly [name: string, about: string]>> = {
  '2:3': ['Standard', '2 : 3'],
  '2.5:3.5': ['Poker', '63.5 × 88.9 mm'],
  '3.5:2.5': ['Landscape', '88.9 × 63.5 mm'],
  '70:121': ['Tarot', '70 × 121 mm'],
  '1:1': ['Square', '1 : 1'],
  '1.75:3.5': ['Domino', '44.5 × 88.9 mm'],
};

/** The shapes of the fronts among the templates, those with the most backs first. */
export function cardFormats(templates: readonly StoredTemplate[]): readonly CardFormat[] {
  const fronts = templates.filter((template) => !isBack(template));
  const ratios = [...new Set(fronts.map(({ ratio }) => ratio))];
  const formats = ratios.map((ratio): CardFormat => {
    const ofRatio = templates.filter((template) => template.ratio === ratio);
    const [name, about] = NAMES[ratio] ?? [ratio.replace(':', ' : '), 'Width to height'];
    return { ratio, name, about, pairs: designPairs(ofRatio), backs: ofRatio.filter(isBack) };
  });
  return formats.toSorted((one, other) => other.backs.length - one.backs.length);
}

/** The front that a blank card of a shape starts with: the plainest official one. */
export function plainFront({ pairs }: CardFormat): StoredTemplate | undefined {
  const plain = ['default', 'fine-print'];
  return (pairs.find(({ front }) => front.type === 'official' && plain.includes(front.slug)) ?? pairs[0])?.front;
}
