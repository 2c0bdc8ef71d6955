import type { Mark } from '@cardwright/renderer/imposition';
import { EVERY_INK, type Inks, pureInks } from '@cardwright/renderer/press';
import type { ProofChoice } from './ProofChoice.js';

/** The inks of a mark that prints in them as they are; undefined for one that is converted like the cards. */
export function markInks(
  mark: Mark,
  { blackText, isInInks }: Pick<ProofChoice, 'blackText' | 'isInInks'>,
): Inks | undefined {
  if (mark.type === 'circle' || (mark.type === 'line' && mark.inEveryInk === true)) return EVERY_INK;
  const [red, green, blue] = mark.color;
  if (mark.type === 'patch') return isInInks ? pureInks({ red, green, blue }) : undefined;
  // A grey line prints in the black that is as light as its converted colour, so the converted colour shows it correctly.
  const isPure = blackText !== 'mixed' && red === green && green === blue && (red === 0 || red === 1);
  return isPure ? pureInks({ red, green, blue }) : undefined;
}
