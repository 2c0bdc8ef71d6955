// Photo-language, landscape: a wide picture, and few words that do not stand in its way.
import { art, box, face, icon, label, markdown, note, photo, section, sharedByAllCards, text } from '../lib/items.mjs';
import { circle, ellipse, group, n2, path, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '3.5:2.5';

const small = 'font-instrument-sans text-[7px] font-medium leading-[1.15]';

const front = face({
  slug: 'long-view',
  name: 'Long View',
  description:
    'Photo-language in landscape format: the picture first, a strip of words below it. Without a photo, a view of the card’s own.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, '', [
      box(
        'view',
        'min-h-[42px] grow shrink-[30] basis-[120px] overflow-hidden',
        [photo('photo', 'absolute inset-0 object-cover', { name: 'Photo', art: 'horizon' })],
        { name: 'View' },
      ),
      box(
        'strip',
        'flex-row items-stretch gap-[9px] px-[12px] pt-[8px] pb-[11px] text-ink',
        [
          box('edge', 'w-[2.5px] shrink-0 bg-primary', undefined, { name: 'Category colour' }),
          box(
            'words',
            'grow shrink gap-[2.5px]',
            [
              text(
                'title',
                'title',
                'max-h-[{{length(title) > 70 ? 44 : 34}}px] font-newsreader text-[14px] font-medium leading-[1.06] tracking-[-0.015em]',
                { name: 'Title', minFontSize: 8 },
              ),
              text('question', 'one_liner', 'shrink-0 font-newsreader text-[8.5px] italic leading-[1.2] text-muted', {
                name: 'One-liner',
              }),
              text('short-text', 'primary_text', 'font-newsreader text-[8.5px] font-medium leading-[1.2]', {
                name: 'Short text',
                minFontSize: 5.5,
              }),
              markdown('text', 'description', 'shrink-2 font-newsreader text-[8px] leading-[1.22]', {
                name: 'Text',
                minFontSize: 5.5,
              }),
              text('side-text', 'secondary_text', 'font-newsreader text-[7px] italic leading-[1.2] text-muted', {
                name: 'Side text',
                minFontSize: 5.5,
              }),
            ],
            { name: 'Words' },
          ),
          box(
            'facts',
            'max-w-[30%] shrink-0 items-end justify-between gap-[3px] text-right rtl:text-left text-muted',
            [
              box('facts-top', 'flex-row items-center justify-end gap-[4px]', [
                icon('symbol', 'card_icon', 'size-[11px] shrink-0 text-ink', { name: 'Symbol' }),
                label('number', 'card_number', `${small} shrink-0 text-ink`, { name: 'Number' }),
              ]),
              note('category', 'category_title', small, { name: 'Category', minFontSize: 5.5 }),
              note('credit', 'attribution', small, { name: 'Credit', minFontSize: 5.5 }),
            ],
            { name: 'Facts' },
          ),
        ],
        { name: 'Strip' },
      ),
    ]),
  ],
});

/** Hills below, the same hills above: a lake without wind. */
function lake() {
  const half = (tone, y, opacity) =>
    path(
      `M-60 ${n2(86)}V${n2(y)}C10 ${n2(y - 26)} 40 ${n2(y - 4)} 84 ${n2(y - 18)}S168 ${n2(y - 34)} 212 ${n2(y - 10)}S280 ${n2(y - 14)} 300 ${n2(y - 4)}V86Z`,
      `fill="var(--${tone})" fill-opacity="${opacity}"`,
    );
  const land = half('primary', 60, 0.55) + half('primary', 72, 0.8) + half('dark', 82, 0.55);
  return svg(
    240,
    171.43,
    rect(-60, -60, 360, 300, 'fill="var(--light)"') +
      rect(-60, -60, 360, 300, 'fill="var(--primary)" fill-opacity="0.22"') +
      land +
      group('transform="rotate(180 120 85.715)"', land) +
      circle(120, 85.715, 27, 'fill="var(--light)"') +
      ellipse(120, 85.715, 22, 22, 'fill="var(--secondary)"') +
      path(
        range(5)
          .map((i) => `M-60 ${n2(72 + i * 6.86)}H300`)
          .join(''),
        'stroke="var(--light)" stroke-opacity="0.35" stroke-width="0.5"',
      ),
  );
}

const edgeTitle = (id, where) =>
  box(
    id,
    `absolute inset-x-[40px] ${where} items-center`,
    [
      text(
        `${id}-text`,
        'deck_title',
        'font-newsreader text-[12px] font-medium leading-[1.1] text-dark whitespace-nowrap',
        {
          name: 'Deck title',
          minFontSize: 7,
        },
      ),
    ],
    { name: 'Deck title', showWhen: 'deck_title' },
  );

const back = sharedByAllCards(
  face({
    slug: 'long-view-back',
    name: 'Long View back',
    description: 'A lake without wind, with the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-light',
      children: [
        art('lake', lake(), 'absolute inset-0', { name: 'Lake', fit: 'cover' }),
        edgeTitle('title-foot', 'bottom-[14px]'),
        edgeTitle('title-head', 'top-[14px] rotate-180'),
      ],
    },
  }),
);

export default { front, back };
