// The house design: a banknote rosette round the card's symbol, a Clarendon title, room for any text.
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
import { circle, path, polygonPath, rect, rosette, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

/** A spade of ours, for cards without a symbol. */
const SPADE =
  'M50 6C58 24 90 36 90 64C90 78 80 86 69 86C62 86 57 82 54 76C55 86 59 92 66 96H34C41 92 45 86 46 76C43 82 38 86 31 86C20 86 10 78 10 64C10 36 42 24 50 6Z';
const spade = svg(100, 100, path(SPADE, 'fill="currentColor"'));

const lozenge = svg(
  10,
  10,
  path(
    polygonPath([
      [5, 0],
      [10, 5],
      [5, 10],
      [0, 5],
    ]),
    'fill="currentColor"',
  ),
);

const front = face({
  slug: 'default',
  name: 'Cardwright',
  description:
    'The all-rounder: a picture, or a banknote rosette of the card’s own, above title, lead and text. The picture takes the room that the text leaves.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, wide('ps-[36%]'), [
      box(
        'picture-area',
        `min-h-[76px] grow shrink-[40] basis-[150px] overflow-hidden bg-surface ${low('min-h-[52px]')} ${wide('absolute start-0 inset-y-0 w-[36%]')}`,
        [
          photo('picture', 'absolute inset-0 object-cover', { name: 'Picture', art: 'rosette' }),
          box(
            'medallion',
            'absolute inset-0 items-center justify-center',
            [
              box(
                'medallion-disc',
                'aspect-square h-[38%] max-h-[92px] min-h-[60px] items-center justify-center rounded-full bg-paper text-ink',
                [
                  icon('symbol', 'card_icon', 'size-[60%]', { name: 'Symbol' }),
                  art('spade', spade, 'size-[56%]', { name: 'Spade', showWhen: '!card_icon' }),
                ],
              ),
            ],
            { name: 'Medallion', showWhen: '!illustration' },
          ),
        ],
        { name: 'Picture' },
      ),
      box(
        'text-area',
        `gap-[5px] px-[18px] pt-[15px] pb-[12px] text-ink ${wide('grow justify-center gap-[4px] px-[14px] pt-[14px] pb-[5px]')}`,
        [
          text(
            'title',
            'title',
            `${lines(26, 12.8, 17)} shrink-2 max-h-[{{card_ratio > 1.1 ? 92 : 76}}px] text-balance font-besley text-[22px] font-bold leading-[1.06] tracking-[-0.025em]`,
            { name: 'Title', minFontSize: 12 },
          ),
          text('lead', 'one_liner', 'shrink-0 font-besley text-[11.5px] italic leading-[1.3] text-muted', {
            name: 'Lead',
          }),
          text(
            'short-text',
            'primary_text',
            'mt-[3px] min-h-[12px] font-newsreader text-[13px] font-medium leading-[1.28]',
            { name: 'Short text' },
          ),
          markdown('long-text', 'description', 'mt-[3px] shrink-2 font-newsreader text-[12px] leading-[1.34]', {
            name: 'Text',
            minFontSize: 7,
          }),
          text('side-text', 'secondary_text', 'font-newsreader text-[9.5px] italic leading-[1.3] text-muted', {
            name: 'Side text',
          }),
        ],
        { name: 'Text' },
      ),
      box(
        'footer',
        `shrink-0 flex-row items-end gap-[5px] px-[18px] pb-[16px] font-besley text-[8.5px] text-ink ${wide('px-[14px] pb-[13px]')}`,
        [
          art('category-mark', lozenge, 'mb-[1.5px] size-[7px] shrink-0 text-primary', {
            name: 'Category colour',
            showWhen: 'category_title',
          }),
          note('category', 'category_title', 'font-semibold leading-[1.1]', { name: 'Category', minFontSize: 6.5 }),
          note(
            'credit',
            'attribution',
            'ms-auto text-right rtl:text-left font-newsreader text-[7.5px] italic leading-[1.15] text-muted',
            { name: 'Credit' },
          ),
          number('number', 'ms-auto font-bold leading-[1.1]'),
        ],
        { name: 'Footer' },
      ),
    ]),
  ],
});

/** The engraved field of the back: point-symmetric, so that no card is recognisable. */
const engraving = svg(
  216,
  336,
  rect(-20, -20, 256, 376, 'fill="var(--primary)"') +
    rosette('ring-4', 108, 168, 150, {
      loops: 10,
      lobes: 24,
      depth: 0.1,
      attributes: 'stroke="var(--on-primary)" stroke-width="0.5" opacity="0.28"',
    }) +
    rosette('ring-5', 108, 168, 96, {
      loops: 10,
      lobes: 14,
      depth: 0.2,
      attributes: 'stroke="var(--secondary)" stroke-width="0.6"',
    }) +
    rosette('ring-6', 108, 168, 58, {
      loops: 8,
      lobes: 10,
      depth: 0.3,
      attributes: 'stroke="var(--on-primary)" stroke-width="0.6" opacity="0.85"',
    }) +
    [
      [30, 34],
      [186, 34],
      [30, 302],
      [186, 302],
    ]
      .map(([x, y], i) =>
        rosette(`corner-${i}`, x, y, 21, {
          loops: 6,
          lobes: 8,
          depth: 0.26,
          attributes: 'stroke="var(--on-primary)" stroke-width="0.5" opacity="0.75"',
        }),
      )
      .join('') +
    circle(108, 168, 27, 'fill="var(--primary)"') +
    circle(108, 168, 27, 'fill="none" stroke="var(--secondary)" stroke-width="1"'),
);

const plate = (id, name, edge) =>
  box(
    id,
    `absolute inset-x-[44px] ${edge} h-[14px] items-center justify-center`,
    [
      text(
        `${id}-text`,
        'deck_title',
        'bg-primary px-[6px] text-center font-besley text-[11px] font-semibold leading-[1.1] text-on-primary whitespace-nowrap',
        { name: 'Deck title', minFontSize: 7 },
      ),
    ],
    { name },
  );

const back = sharedByAllCards(
  face({
    slug: 'default-back',
    name: 'Cardwright back',
    description:
      'Engraved rosettes in the deck’s colours, its symbol in the middle and its title at both ends. The same either way up, but for the symbol.',
    ratio: RATIO,
    background: {
      classes: 'bg-paper',
      children: [
        box('panel', 'absolute inset-[12px] overflow-hidden rounded-[6px] bg-primary', [
          art('engraving', engraving, 'absolute inset-0', { name: 'Engraving', fit: 'cover' }),
          box('seal', 'absolute inset-0 items-center justify-center', [
            icon('deck-symbol', 'deck_icon', 'size-[30px] text-on-primary', { name: 'Deck symbol' }),
            art('spade', spade, 'size-[30px] text-on-primary', { name: 'Spade', showWhen: '!deck_icon' }),
          ]),
          box('keyline', 'absolute inset-[8.5px] rounded-[3px] border border-secondary', undefined, {
            name: 'Key line',
          }),
          plate('title-foot', 'Title at the foot', 'bottom-[2px]'),
          plate('title-head', 'Title at the head', 'top-[2px] rotate-180'),
        ]),
      ],
    },
  }),
);

export default { front, back };
