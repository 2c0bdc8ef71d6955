// Parts of backs that look the same either way up.
import { box, text } from './items.mjs';

/** The deck's title at the foot, and turned by 180° at the head. @param edge distance from the trim, in units */
export const titleAtBothEnds = (classes, { edge = 18, side = 40, place = 'items-center' } = {}) =>
  [
    ['title-foot', `bottom-[${edge}px]`],
    ['title-head', `top-[${edge}px] rotate-180`],
  ].map(([id, where]) =>
    box(
      id,
      `absolute inset-x-[${side}px] ${where} ${place}`,
      [text(`${id}-text`, 'deck_title', `${classes} whitespace-nowrap`, { name: 'Deck title', minFontSize: 7 })],
      { name: 'Deck title', showWhen: 'deck_title' },
    ),
  );
