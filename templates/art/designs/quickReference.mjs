// Player aids: a title, a table of up to eight rows, and what must not be forgotten.
import { titleAtBothEnds } from '../lib/backs.mjs';
import {
  art,
  box,
  face,
  icon,
  low,
  markdown,
  note,
  number,
  photoStrip,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
import { path, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';
const ROWS = 8;

const row = (i) =>
  box(
    `row${i}`,
    `flex-row items-center gap-[8px] border-t-[0.6px] border-line py-[3.4px] ${wide('py-[1.6px]')}`,
    [
      box(
        `row${i}-number`,
        'h-[12px] min-w-[13px] max-w-[48px] shrink-0 items-center justify-center rounded-[3px] bg-primary px-[3px]',
        [
          text(
            `row${i}-key`,
            `field:row${i}_key`,
            'max-w-[42px] font-instrument-sans text-[8px] font-bold leading-none text-on-primary truncate',
            { name: `Key ${i}`, minFontSize: 5.5 },
          ),
        ],
        { name: `Key ${i}`, showWhen: `field:row${i}_key` },
      ),
      markdown(
        `row${i}-text`,
        `field:row${i}`,
        'grow shrink font-instrument-sans text-[10.5px] font-medium leading-[1.16] line-clamp-4',
        { name: `Row ${i}`, minFontSize: 6.5, overflow: 'shrink' },
      ),
      markdown(
        `row${i}-value`,
        `field:row${i}_value`,
        'max-w-[45%] shrink-0 text-right rtl:text-left font-instrument-sans text-[10.5px] font-bold leading-[1.16] line-clamp-4',
        { name: `Value ${i}`, minFontSize: 6.5, overflow: 'shrink' },
      ),
    ],
    { name: `Row ${i}`, showWhen: `field:row${i}` },
  );

const front = face({
  slug: 'quick-reference',
  name: 'Quick Reference',
  description:
    'Player aids and checklists: a table under a coloured tab. Fields “row1” … “row8”, “row1_value” … and “row1_key” … for the columns; texts stand below.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, `text-ink ${wide('pe-[27%]', 'illustration')}`, [
      box(
        'tab',
        `shrink-0 flex-row items-end gap-[8px] bg-primary px-[16px] pt-[16px] pb-[9px] text-on-primary ${wide('px-[13px] pt-[13px] pb-[5px]')}`,
        [
          icon('symbol', 'card_icon', 'size-[22px] shrink-0 self-center', { name: 'Symbol' }),
          text(
            'title',
            'title',
            // Sizes at which one, two and three lines fill the tab; a title that shrinks leaves it higher than its lines.
            'max-h-[46px] grow shrink self-center text-balance font-instrument-sans text-[{{length(title) > 66 ? 11.5 : length(title) > 44 ? 14.5 : length(title) > 34 ? 16.5 : 19}}px] font-bold leading-[1.04] tracking-[-0.02em]',
            {
              name: 'Title',
              minFontSize: 10,
            },
          ),
          number('number', 'pb-[1px] font-instrument-sans text-[9px] font-bold leading-[1.1]'),
        ],
        { name: 'Tab' },
      ),
      photoStrip(
        'picture',
        `h-[70px] min-h-[30px] shrink-[20] object-cover ${low('min-h-[16px]')} ${wide('absolute end-0 inset-y-0 h-auto w-[27%]')}`,
        { name: 'Picture' },
      ),
      box(
        'page',
        `grow px-[16px] pt-[10px] pb-[15px] ${wide('px-[13px] pt-[5px] pb-[13px]')}`,
        [
          text('lead', 'one_liner', 'mb-[5px] font-instrument-sans text-[10.5px] italic leading-[1.22] text-muted', {
            name: 'One-liner',
          }),
          text(
            'short-text',
            'primary_text',
            'mb-[6px] text-balance font-instrument-sans text-[12.5px] font-bold leading-[1.2]',
            { name: 'Short text' },
          ),
          ...range(ROWS).map((i) => row(i + 1)),
          markdown('text', 'description', 'mt-[6px] shrink-4 font-instrument-sans text-[11px] leading-[1.32]', {
            name: 'Text',
            minFontSize: 6.5,
          }),
          text(
            'side-text',
            'secondary_text',
            'mt-[6px] rounded-[4px] bg-surface px-[9px] pt-[6px] pb-[7px] font-instrument-sans text-[9.5px] font-medium leading-[1.22]',
            {
              name: 'Side text',
              minFontSize: 6.5,
            },
          ),
          box(
            'lower',
            'mt-[6px] min-h-0 grow shrink-[40] overflow-hidden rounded-[4px]',
            [art('lines', ruled(), 'absolute inset-0', { name: 'Lines', fit: 'cover' })],
            { name: 'Room for notes' },
          ),
          box(
            'foot',
            `mt-[6px] shrink-0 flex-row items-end gap-[8px] font-instrument-sans text-[8px] leading-[1.1] text-muted ${wide('mt-[3px]')}`,
            [
              note('category', 'category_title', 'font-bold', { name: 'Category' }),
              note('deck', 'deck_title', '', { name: 'Deck' }),
              note('credit', 'attribution', 'ms-auto text-right rtl:text-left italic', { name: 'Credit' }),
            ],
          ),
        ],
        { name: 'Page' },
      ),
    ]),
  ],
});

/** Ruled paper where no text stands. */
function ruled() {
  return svg(
    208,
    200,
    path(
      range(30)
        .map((i) => `M-60 ${-60 + i * 12 + 0.5}H320`)
        .join(''),
      'stroke="var(--line)" stroke-width="0.6"',
    ),
  );
}

/** Tabs of a card index, from both ends. */
function index() {
  const colors = ['secondary', 'on-primary', 'accent', 'on-primary', 'secondary', 'on-primary'];
  const tabs = (turn) =>
    `<g transform="rotate(${turn} 120 168)">${range(6)
      .map((i) =>
        path(
          `M-60 ${104 - i * 20}H${16 + i * 26}l6 -9h36l6 9H300V${124 - i * 20}H-60Z`,
          `fill="var(--${colors[i]})" fill-opacity="${i % 2 ? 0.14 : 0.92}"`,
        ),
      )
      .reverse()
      .join('')}</g>`;
  return svg(
    240,
    336,
    rect(-60, -60, 360, 456, 'fill="var(--primary)"') +
      tabs(0) +
      tabs(180) +
      rect(-60, 124, 360, 88, 'fill="var(--primary)"'),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'quick-reference-back',
    name: 'Quick Reference back',
    description: 'The tabs of a card index, with the deck’s title at both sides of the middle. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [
        art('index', index(), 'absolute inset-0', { name: 'Card index', fit: 'cover' }),
        ...titleAtBothEnds('text-center font-instrument-sans text-[15px] font-bold leading-[1.1] text-on-primary', {
          edge: 134,
          side: 24,
        }),
      ],
    },
  }),
);

export default { front, back };
