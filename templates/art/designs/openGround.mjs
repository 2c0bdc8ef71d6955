// Facilitation: overprinted cut paper over a large question.
import { art, box, face, image, markdown, section, text } from '../lib/items.mjs';
import { circle, group, path, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';
const overprint = (body) => group('style="mix-blend-mode:multiply"', body);

/** A hill, a sun and the quarter of a well: three sheets, each printed over the last. */
const hillAndSun = svg(
  200,
  132,
  overprint(path('M6 112A79 79 0 0 1 164 112Z', 'fill="var(--secondary)"')) +
    overprint(circle(148, 66, 46, 'fill="var(--primary)"')) +
    overprint(path('M42 131h65v-65a65 65 0 0 0-65 65z', 'fill="var(--accent)"')),
);

const label = 'font-bricolage-grotesque text-[10.5px] font-semibold leading-[1.1]';

const front = face({
  slug: 'open-ground',
  name: 'Open Ground',
  description:
    'For facilitators: a question you can read across the room, cut paper above it, instructions on the back. Title, one-liner, short text, field “minutes”.',
  ratio: RATIO,
  background: {
    classes: 'bg-light',
    children: [box('tint', 'absolute inset-0 bg-primary/20', undefined, { name: 'Tint' })],
  },
  sections: [
    section('header', 'Header', 13, 'flex-row justify-between gap-[8px] px-[20px] pt-[8px] text-dark', [
      text('category', 'category_title', `${label} justify-center`, { name: 'Category' }),
      text('number', 'card_number', `${label} ml-auto shrink-0 justify-center`, { name: 'Number' }),
    ]),
    section('picture-area', 'Cut paper', 40, '', [
      image(
        'picture',
        'illustration',
        'absolute inset-x-[20px] inset-y-0 object-contain object-left mix-blend-multiply',
        {
          name: 'Picture',
          placeholder: hillAndSun,
        },
      ),
    ]),
    section('question-area', 'Question', 36, 'justify-end gap-[5px] px-[20px] pt-[8px] pb-[9px] text-dark', [
      text(
        'question',
        'title',
        'shrink-3 min-h-[30px] text-balance font-bricolage-grotesque text-[34px] font-bold leading-[0.96] tracking-[-0.035em]',
        {
          name: 'Question',
          minFontSize: 14,
        },
      ),
      text('prompt', 'primary_text', 'min-h-[12px] font-bricolage-grotesque text-[11px] font-medium leading-[1.25]', {
        name: 'Short text',
      }),
    ]),
    section('footer', 'Footer', 11, 'px-[20px] text-dark', [
      box('rule', 'h-px shrink-0 bg-dark', undefined, { name: 'Rule' }),
      box(
        'footer-row',
        'grow flex-row justify-between gap-[8px] pt-[6px] pb-[12px] font-bricolage-grotesque text-[9.5px] font-medium leading-[1.15]',
        [
          text('how', 'one_liner', '', { name: 'How' }),
          text('minutes', 'field:minutes', 'ml-auto shrink-0', { name: 'Minutes', suffix: ' min' }),
        ],
      ),
    ]),
  ],
});

/** Large sheets that leave the card on every side. */
const sheets = svg(
  240,
  336,
  rect(-60, -60, 360, 456, 'fill="var(--light)"') +
    overprint(circle(58, 82, 118, 'fill="var(--primary)"')) +
    overprint(path('M96 -60H300V150A102 102 0 0 1 96 150Z', 'fill="var(--secondary)"')) +
    overprint(path('M-60 396V300A120 120 0 0 1 180 300V396Z', 'fill="var(--accent)"')) +
    overprint(circle(206, 268, 92, 'fill="var(--primary)"')),
);

const back = face({
  slug: 'open-ground-back',
  name: 'Open Ground back',
  description: 'Large sheets of cut paper; when a card has a detailed text, it becomes a page of instructions.',
  ratio: RATIO,
  background: {
    classes: 'bg-light',
    children: [art('sheets', sheets, 'absolute inset-0', { name: 'Sheets', fit: 'cover', showWhen: '!description' })],
  },
  sections: [
    section('page', 'Page', 100, '', [
      box(
        'instructions',
        'absolute inset-0 bg-primary/20 px-[20px] pt-[18px] pb-[14px] text-dark',
        [
          text(
            'heading',
            'title',
            'max-h-[30%] shrink-0 font-bricolage-grotesque text-[15px] font-bold leading-[1.05] tracking-[-0.02em]',
            { name: 'Heading', minFontSize: 10 },
          ),
          box('heading-rule', 'mt-[8px] h-px shrink-0 bg-dark', undefined, { name: 'Rule' }),
          markdown('text', 'description', 'mt-[9px] grow font-bricolage-grotesque text-[11px] leading-[1.36]', {
            name: 'Instructions',
            minFontSize: 7,
          }),
          text(
            'side-text',
            'secondary_text',
            'mt-[8px] max-h-[26%] shrink-0 rounded-[6px] bg-light px-[10px] py-[8px] font-bricolage-grotesque text-[9.5px] font-medium leading-[1.3]',
            { name: 'Side text' },
          ),
          box(
            'foot',
            'mt-[8px] shrink-0 flex-row justify-between gap-[8px] font-bricolage-grotesque text-[8.5px] font-medium',
            [
              text('deck-foot', 'deck_title', '', { name: 'Deck' }),
              text('credit', 'attribution', 'ml-auto', { name: 'Credit' }),
            ],
          ),
        ],
        { name: 'Instructions', showWhen: 'description' },
      ),
      box(
        'cover',
        'absolute inset-0 items-start justify-center px-[20px]',
        [
          text(
            'deck',
            'deck_title',
            'rounded-[4px] bg-light px-[12px] pt-[9px] pb-[11px] font-bricolage-grotesque text-[27px] font-bold leading-[0.98] tracking-[-0.03em] text-dark',
            { name: 'Deck title', minFontSize: 12 },
          ),
        ],
        { name: 'Cover', showWhen: '!description' },
      ),
    ]),
  ],
});

export default { front, back };
