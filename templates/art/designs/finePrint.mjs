// Minimal: type, two rules and one colour.
import {
  art,
  box,
  face,
  icon,
  lines,
  low,
  markdown,
  note,
  number,
  photo,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
import { at, group, n2, path, polygonPath, range, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';
const tiny = 'font-newsreader text-[8.5px] font-medium leading-[1.15]';

const front = face({
  slug: 'fine-print',
  name: 'Fine Print',
  description:
    'Nothing but type: a large serif title under a double rule, the number in the card’s colour, text at the foot.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('header', 'Header', 14, 'justify-end px-[20px] text-ink', [
      box('header-row', 'flex-row items-end justify-between gap-[8px] pb-[5px]', [
        note('category', 'category_title', `${tiny} italic`, { name: 'Category' }),
        number('number', 'ms-auto font-newsreader text-[13px] font-medium leading-[0.85]'),
      ]),
      box('thick-rule', 'h-[2.4px] shrink-0 bg-primary', undefined, { name: 'Thick rule' }),
      box('thin-rule', 'mt-[2px] h-[0.7px] shrink-0 bg-ink', undefined, { name: 'Thin rule' }),
    ]),
    section(
      'page',
      'Page',
      75,
      `justify-between gap-[8px] px-[20px] pt-[13px] pb-[9px] text-ink ${wide('gap-[5px] pt-[6px] pb-[5px]')} ${wide('pe-[92px]', 'illustration')}`,
      [
        text(
          'title',
          'title',
          `${lines(26, 13.8)} shrink-2 font-newsreader text-[{{one_liner or primary_text or description or secondary_text ? 34 : 52}}px] font-normal leading-[0.98] tracking-[-0.028em]`,
          { name: 'Title', minFontSize: 14 },
        ),
        photo(
          'picture',
          `min-h-[40px] grow basis-0 object-contain object-left-bottom ${low('min-h-[24px]')} ${wide('absolute end-[20px] inset-y-[7px] w-[64px]')}`,
          {
            name: 'Picture',
            photoFit: 'cover',
          },
        ),
        box(
          'texts',
          'shrink gap-[5px]',
          [
            text('lead', 'one_liner', 'shrink-0 font-newsreader text-[11px] italic leading-[1.26] text-muted', {
              name: 'One-liner',
            }),
            text('short-text', 'primary_text', 'min-h-[12px] font-newsreader text-[12px] font-medium leading-[1.26]', {
              name: 'Short text',
              minFontSize: 8,
            }),
            markdown('long-text', 'description', 'shrink-2 font-newsreader text-[10.5px] leading-[1.34]', {
              name: 'Text',
              minFontSize: 7,
            }),
            text('side-text', 'secondary_text', 'font-newsreader text-[9.5px] italic leading-[1.3] text-muted', {
              name: 'Side text',
              minFontSize: 7,
            }),
          ],
          { name: 'Texts' },
        ),
      ],
    ),
    section('footer', 'Footer', 11, `shrink-0 px-[20px] text-ink ${low('min-h-[28px]')}`, [
      box('foot-rule', 'h-[0.7px] shrink-0 bg-ink', undefined, { name: 'Rule' }),
      box('footer-row', 'grow flex-row items-center gap-[8px] pb-[10px]', [
        note('deck', 'deck_title', `${tiny} italic`, { name: 'Deck' }),
        note('credit', 'attribution', `${tiny} ms-auto italic text-muted`, { name: 'Credit' }),
        icon('device', 'card_icon', 'ms-auto size-[14px] shrink-0', { name: 'Device' }),
      ]),
    ]),
  ],
});

/** A border of fleurons: lozenges and leaves, set like type ornaments. */
function fleuron(index) {
  const leaf = 'M8 1.500C10.500 4 10.500 6 8 7.500C5.500 6 5.500 4 8 1.500Z';
  const leaves = range(4)
    .map((i) => path(leaf, `transform="rotate(${i * 90} 8 8)"`))
    .join('');
  return index % 2
    ? leaves
    : path(
        polygonPath([
          [8, 4.6],
          [11.4, 8],
          [8, 11.4],
          [4.6, 8],
        ]),
      ) +
        path(
          `M${at(8, 1.4)}l1 1l-1 1l-1-1ZM${at(14.6, 8)}l-1 1l-1-1l1-1ZM${at(8, 14.6)}l-1-1l1-1l1 1ZM${at(1.4, 8)}l1-1l1 1l-1 1Z`,
        );
}
function border(columns, rows) {
  const cells = range(rows).flatMap((row) =>
    range(columns)
      .filter((column) => row === 0 || row === rows - 1 || column === 0 || column === columns - 1)
      .map((column) => group(`transform="translate(${n2(column * 16)} ${n2(row * 16)})"`, fleuron(row + column))),
  );
  return svg(columns * 16, rows * 16, group('fill="var(--primary)"', cells.join('')));
}

const back = sharedByAllCards(
  face({
    slug: 'fine-print-back',
    name: 'Fine Print back',
    description: 'A title page: a border of ornaments, the deck’s title, its device. Has a right way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-paper',
      children: [
        box('border-box', 'absolute inset-[14px] items-center justify-center', [
          art('border', border(13, 19), 'self-stretch grow', { name: 'Border', fit: 'contain' }),
        ]),
      ],
    },
    sections: [
      section('title-page', 'Title page', 100, 'items-center justify-center gap-[10px] px-[44px] text-ink', [
        text(
          'deck',
          'deck_title',
          'text-center text-balance font-newsreader text-[27px] font-normal leading-[0.98] tracking-[-0.02em]',
          { name: 'Deck title', minFontSize: 12 },
        ),
        box(
          'swelled-rule',
          'h-[6px] w-[56px] shrink-0',
          [
            art(
              'rule-art',
              svg(
                56,
                6,
                path(
                  'M0 3C18 2.600 24 1 28 0.600C32 1 38 2.600 56 3C38 3.400 32 5 28 5.400C24 5 18 3.400 0 3Z',
                  'fill="var(--primary)"',
                ),
              ),
              'grow',
            ),
          ],
          { name: 'Swelled rule' },
        ),
        text(
          'deck-lead',
          'deck_short_description',
          'text-center text-balance font-newsreader text-[10.5px] italic leading-[1.25] text-muted',
          { name: 'Short description', minFontSize: 7 },
        ),
        icon('deck-device', 'deck_icon', 'mt-[8px] size-[26px] shrink-0', { name: 'Device' }),
      ]),
    ],
  }),
);

export default { front, back };
