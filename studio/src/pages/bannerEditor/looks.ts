import type { BannerDesign } from '@cardwright/renderer';

/** What a look decides: how the cards lie, and on what. */
export type Look = Pick<BannerDesign, 'ground' | 'arrangement' | 'spread' | 'tilt'>;

/** Looks to start from. */
export const LOOKS: readonly (Look & { readonly name: string })[] = [
  { name: 'Hand on felt', ground: 'felt', arrangement: 'fan', spread: 55, tilt: 8 },
  { name: 'Row on ink', ground: 'ink', arrangement: 'spread', spread: 40, tilt: 0 },
  { name: 'Wide hand in the primary colour', ground: 'primary', arrangement: 'fan', spread: 75, tilt: 14 },
  { name: 'Cards here and there on paper', ground: 'paper', arrangement: 'table', spread: 60, tilt: 12 },
  { name: 'Pile in the secondary colour', ground: 'secondary', arrangement: 'stack', spread: 90, tilt: 12 },
  { name: 'Tight hand in the accent colour', ground: 'accent', arrangement: 'fan', spread: 30, tilt: 5 },
];

/** Whether a design has a look. */
export function hasLook(design: BannerDesign, { ground, arrangement, spread, tilt }: Look): boolean {
  return (
    design.picture === '' &&
    design.ground === ground &&
    design.arrangement === arrangement &&
    design.spread === spread &&
    design.tilt === tilt
  );
}
