// Domino: two halves to be laid end to end.
import {
  art,
  box,
  face,
  icon,
  image,
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
import { circle, rect, svg } from '../lib/svg.mjs';

const RATIO = '1.75:3.5';

const half = (id, children, extra = '') =>
  box(
    id,
    `flex-1 basis-0 items-center justify-center gap-[6px] overflow-hidden px-[20px] py-[6px] ${extra} ${wide('px-[12px] py-[12px]')}`,
    children,
    {
      name: id === 'upper' ? 'Upper half' : 'Lower half',
    },
  );
const word = 'text-center text-balance font-besley font-bold leading-[1.08] tracking-[-0.02em]';

/** Art for a lower half on which nothing is written. */
const emptyUnless = ([kind, ...others]) =>
  box(
    `without-${kind.replace('field:', '')}`,
    'items-center',
    [
      others.length > 0
        ? emptyUnless(others)
        : box('mark-box', 'size-[120px]', [
            image('mark', 'field:picture_b', 'absolute inset-0 object-contain', { name: 'Mark', art: 'mark' }),
          ]),
    ],
    { name: 'Without a text', showWhen: `!${kind}` },
  );

const front = face({
  slug: 'dot-by-dot',
  name: 'Dot by Dot',
  description:
    'Dominoes: the upper half shows the card’s picture, icon or title, the lower half its short text or the icon named in the field “icon_b”; the other texts stand small at the ends.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, `text-ink ${wide('flex-row')}`, [
      half('upper', [
        photo('picture', 'absolute inset-0 object-cover', { name: 'Picture' }),
        box(
          'upper-words',
          `{{card_ratio > 0.9 ? 'gap-[5px]' : 'max-h-full gap-[8px]'}} items-center self-stretch`,
          [
            icon('symbol', 'card_icon', `size-[104px] shrink-[5] text-primary ${low('size-[48px]')}`, {
              name: 'Symbol',
            }),
            text('title', 'title', `${word} ${lines(18, 13, 14)} text-[30px]`, { name: 'Title', minFontSize: 12 }),
            text(
              'lead',
              'one_liner',
              'shrink-0 text-center font-newsreader text-[13px] italic leading-[1.24] text-muted',
              { name: 'One-liner' },
            ),
          ],
          { name: 'Words', showWhen: '!illustration' },
        ),
        box(
          'caption',
          `absolute inset-x-[18px] bottom-[12px] items-center max-h-[72%] ${wide('inset-x-[8px] bottom-[13px]')}`,
          [
            text(
              'caption-title',
              'title',
              'shrink rounded-[4px] bg-paper px-[10px] pt-[4px] pb-[5px] text-center font-besley text-[15px] font-bold leading-[1.1]',
              { name: 'Title', minFontSize: 9 },
            ),
          ],
          { name: 'Caption', showWhen: 'illustration' },
        ),
      ]),
      box(
        'bar',
        `relative h-[18px] shrink-0 flex-row items-center justify-center px-[18px] ${wide('h-auto w-[18px] px-0')}`,
        [
          box(
            'line',
            `absolute inset-x-[18px] top-[8px] h-[2px] bg-primary ${wide('inset-x-[8px] inset-y-[14px] h-auto w-[2px]')}`,
            undefined,
            { name: 'Line' },
          ),
          art(
            'pin',
            svg(20, 20, circle(10, 10, 9, 'fill="var(--paper)"') + circle(10, 10, 6.5, 'fill="var(--primary)"')),
            'size-[18px]',
            { name: 'Pin' },
          ),
        ],
        { name: 'Bar' },
      ),
      // As high as the upper half, with the line in the middle of the card.
      box(
        'lower-end',
        'flex-1 basis-0',
        [
          half('lower', [
            emptyUnless(['primary_text', 'description', 'secondary_text', 'field:icon_b']),
            box(
              'answer',
              `{{card_ratio > 0.9 ? 'gap-[5px]' : 'max-h-full gap-[8px]'}} items-center self-stretch`,
              [
                icon('symbol-b', 'field:icon_b', `size-[104px] shrink-[5] text-ink ${low('size-[48px]')}`, {
                  name: 'Second symbol',
                }),
                text('answer-text', 'primary_text', `${word} shrink-2 text-[22px]`, {
                  name: 'Short text',
                  minFontSize: 11,
                }),
                markdown('text', 'description', 'shrink-2 text-center font-newsreader text-[14px] leading-[1.28]', {
                  name: 'Text',
                  minFontSize: 6.5,
                }),
                text(
                  'side-text',
                  'secondary_text',
                  'text-center font-newsreader text-[12px] italic leading-[1.24] text-muted',
                  { name: 'Side text', minFontSize: 6.5 },
                ),
              ],
              { name: 'Answer' },
            ),
          ]),
          box(
            'foot',
            'shrink-0 flex-row items-end justify-center gap-[10px] px-[20px] pb-[18px] font-newsreader text-[11px] leading-[1.1] text-muted',
            [
              note('category', 'category_title', 'font-semibold', { name: 'Category', role: 'note' }),
              note('credit', 'attribution', 'italic', { name: 'Credit' }),
              number('number', 'font-semibold'),
            ],
          ),
        ],
        { name: 'Lower end' },
      ),
    ]),
  ],
});

/** The face of a double six, painted on ebony. */
function doubleSix() {
  const dots = [60, 120, 180].flatMap((x) =>
    [70, 170, 310, 410].map((y) => circle(x, y, 17, 'fill="var(--on-primary)"')),
  );
  return svg(
    240,
    480,
    rect(-120, -120, 480, 720, 'fill="var(--primary)"') +
      dots.join('') +
      rect(24, 237, 192, 6, 'rx="3" fill="var(--on-primary)" fill-opacity="0.6"') +
      circle(120, 240, 13, 'fill="var(--secondary)"'),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'dot-by-dot-back',
    name: 'Dot by Dot back',
    description: 'A double six. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [art('double-six', doubleSix(), 'absolute inset-0', { name: 'Double six', fit: 'cover' })],
    },
  }),
);

export default { front, back };
