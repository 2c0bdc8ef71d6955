// Modern and minimal: one mark, one line, much white.
import {
  art,
  box,
  face,
  icon,
  image,
  lines,
  markdown,
  note,
  number,
  photo,
  section,
  sharedByAllCards,
  text,
} from '../lib/items.mjs';
import { circle, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';
const small = 'font-inter text-[8px] font-medium leading-[1.15]';

const front = face({
  slug: 'plain-speech',
  name: 'Plain Speech',
  description:
    'Modern and minimal: one mark that no other card has, one line, and white. Texts appear where they are needed.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, 'gap-[8px] px-[17px] pt-[17px] pb-[17px] text-ink', [
      box(
        'header',
        'shrink-0 flex-row justify-between gap-[8px]',
        [note('category', 'category_title', small, { name: 'Category' }), number('number', `${small} ms-auto`)],
        { name: 'Header' },
      ),
      box(
        'mark-area',
        'min-h-[44px] grow shrink-[30] basis-[110px]',
        [
          photo('picture', 'absolute inset-0 object-contain object-left-bottom', {
            photoFit: 'cover',
            name: 'Picture',
            showWhen: 'illustration',
          }),
          box(
            'no-picture',
            'absolute inset-0 items-start justify-end',
            [
              icon('symbol', 'card_icon', 'aspect-square h-full max-h-[84px] text-primary', { name: 'Symbol' }),
              box(
                'mark-box',
                'aspect-square h-full max-h-[112px] min-h-[40px]',
                [
                  image('mark', 'illustration', 'absolute inset-0 object-contain object-left', {
                    name: 'Mark',
                    art: 'mark',
                  }),
                ],
                { name: 'Mark', showWhen: '!card_icon' },
              ),
            ],
            { name: 'Without a picture', showWhen: '!illustration' },
          ),
        ],
        { name: 'Mark' },
      ),
      text(
        'title',
        'title',
        `${lines(26, 12.3)} max-h-[124px] shrink-2 text-balance font-inter text-[25px] font-bold leading-[1.02] tracking-[-0.04em]`,
        {
          name: 'Title',
          minFontSize: 12,
        },
      ),
      text('lead', 'one_liner', 'shrink-0 font-inter text-[10px] leading-[1.3] text-muted', { name: 'One-liner' }),
      text('short-text', 'primary_text', 'font-inter text-[11px] font-semibold leading-[1.28] tracking-[-0.01em]', {
        name: 'Short text',
        minFontSize: 8,
      }),
      markdown('text', 'description', 'shrink-2 font-inter text-[10px] leading-[1.36]', {
        name: 'Text',
        minFontSize: 6.5,
      }),
      text('side-text', 'secondary_text', 'font-inter text-[8.5px] leading-[1.3] text-muted', {
        name: 'Side text',
        minFontSize: 6.5,
      }),
      note('credit', 'attribution', `${small} shrink-0 text-muted`, { name: 'Credit' }),
    ]),
  ],
});

const back = sharedByAllCards(
  face({
    slug: 'plain-speech-back',
    name: 'Plain Speech back',
    description: 'Two points and the white between them, with the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-paper',
      children: [
        art(
          'points',
          svg(
            240,
            336,
            rect(-60, -60, 360, 456, 'fill="var(--paper)"') +
              circle(60, 110, 43, 'fill="var(--primary)"') +
              circle(180, 226, 43, 'fill="var(--primary)"'),
          ),
          'absolute inset-0',
          {
            name: 'Points',
            fit: 'cover',
          },
        ),
        ...['bottom-[17px]', 'top-[17px] rotate-180'].map((where, i) =>
          box(
            `title-${i}`,
            `absolute inset-x-[17px] ${where}`,
            [
              text(
                `title-${i}-text`,
                'deck_title',
                'font-inter text-[11px] font-bold leading-[1.1] tracking-[-0.02em] text-ink whitespace-nowrap',
                { name: 'Deck title', minFontSize: 7 },
              ),
            ],
            { name: 'Deck title', showWhen: 'deck_title' },
          ),
        ),
      ],
    },
  }),
);

export default { front, back };
