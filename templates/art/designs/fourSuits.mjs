// Playing cards: indices in the corners, pips or a figure between them, and room for a line.
import { titleAtBothEnds } from '../lib/backs.mjs';
import {
  art,
  box,
  centredIfShort,
  face,
  label,
  lines,
  note,
  photo,
  section,
  sharedByAllCards,
  text,
} from '../lib/items.mjs';
import { group, path, polygonPath, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

const corner = (id, where) =>
  box(
    id,
    `absolute ${where} w-[26px] items-center gap-[1px] text-ink`,
    [
      label(
        `${id}-rank`,
        'card_number',
        'text-center font-besley text-[21px] font-bold leading-[1] tracking-[-0.04em]',
        { name: 'Rank', minFontSize: 6 },
      ),
      art(`${id}-suit`, undefined, 'size-[17px] shrink-0', { name: 'Suit', art: 'suit', artBy: 'category' }),
    ],
    { name: 'Corner' },
  );

const front = face({
  slug: 'four-suits',
  name: 'Four Suits',
  description:
    'Playing cards: the number is the rank (A, 2 … 10, J, Q, K), the category the suit, by an icon such as game-icons:hearts. Pips and court figures are drawn; texts take their place when there are any.',
  ratio: RATIO,
  background: {
    classes: 'bg-paper',
    children: [
      corner('corner-head', 'left-[13px] top-[15px]'),
      corner('corner-foot', 'right-[13px] bottom-[15px] rotate-180'),
    ],
  },
  sections: [
    section('card', 'Card', 100, 'px-[46px] pt-[20px] pb-[20px] text-ink', [
      photo('picture', 'min-h-[70px] grow shrink-[30] basis-[200px] object-contain', {
        name: 'Pips or picture',
        art: 'pips',
        photoFit: 'cover',
      }),
      box(
        'words',
        'gap-[4px] pt-[5px]',
        [
          text(
            'title',
            'title',
            `${lines(28, 8.9)} max-h-[40px] shrink-2 text-center text-balance font-besley text-[12px] font-bold leading-[1.1]`,
            { name: 'Title', minFontSize: 8 },
          ),
          text(
            'lead',
            'one_liner',
            'shrink-0 text-center font-newsreader text-[9.5px] italic leading-[1.22] text-muted',
            { name: 'One-liner' },
          ),
          text('short-text', 'primary_text', 'text-center font-newsreader text-[10.5px] font-semibold leading-[1.22]', {
            name: 'Short text',
            minFontSize: 7,
          }),
          ...centredIfShort('text', 'shrink-2 font-newsreader text-[10.5px] leading-[1.26]', {
            name: 'Text',
            minFontSize: 6.5,
          }),
          text(
            'side-text',
            'secondary_text',
            'text-center font-newsreader text-[9px] italic leading-[1.2] text-muted',
            { name: 'Side text', minFontSize: 6.5 },
          ),
          note('credit', 'attribution', 'shrink-0 text-center font-newsreader text-[7.5px] leading-[1.1] text-muted', {
            name: 'Credit',
          }),
        ],
        { name: 'Words' },
      ),
    ]),
  ],
});
/** Lozenges, the oldest back there is. */
function lozenges() {
  const cells = range(27).flatMap((row) =>
    range(13).map((column) => [120 + (column - 6) * 22 + (row % 2 ? 11 : 0), 168 + (row - 13) * 15]),
  );
  const cell = (half, tall) =>
    path(
      cells
        .map(([x, y]) =>
          polygonPath([
            [x, y - tall],
            [x + half, y],
            [x, y + tall],
            [x - half, y],
          ]),
        )
        .join(''),
      '',
    );
  return svg(
    240,
    336,
    rect(-60, -60, 360, 456, 'fill="var(--primary)"') +
      group('fill="var(--on-primary)" fill-opacity="0.92"', cell(9.4, 12.8)) +
      group('fill="var(--primary)"', cell(6.6, 9)) +
      group('fill="var(--on-primary)"', cell(2.2, 3)),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'four-suits-back',
    name: 'Four Suits back',
    description: 'A field of lozenges in a white border, with the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-paper',
      children: [
        box(
          'field',
          'absolute inset-[13px] overflow-hidden rounded-[7px] bg-primary',
          [art('lozenges', lozenges(), 'absolute inset-0', { name: 'Lozenges', fit: 'cover' })],
          { name: 'Field' },
        ),
        ...titleAtBothEnds(
          'rounded-[3px] bg-paper px-[9px] pt-[2px] pb-[4px] font-besley text-[11px] font-bold leading-[1.1] text-ink',
          { edge: 26 },
        ),
      ],
    },
  }),
);

export default { front, back };
