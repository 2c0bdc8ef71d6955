// Facilitation: overprinted cut paper over a large question.
import {
  art,
  box,
  face,
  label,
  lines,
  low,
  markdown,
  note,
  number,
  photo,
  section,
  text,
  wide,
} from '../lib/items.mjs';
import { circle, group, path, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';
const overprint = (body) => group('style="mix-blend-mode:multiply"', body);

const edge = 'font-bricolage-grotesque text-[10.5px] font-semibold leading-[1.1]';

const footer = (kind, children) =>
  box(
    `footer-${kind.replace('field:', '')}`,
    'shrink-0 gap-[6px]',
    [
      box(`rule-${kind.replace('field:', '')}`, 'h-px shrink-0 bg-dark', undefined, { name: 'Rule' }),
      box(
        `footer-row-${kind.replace('field:', '')}`,
        'flex-row justify-between gap-[8px] font-bricolage-grotesque text-[9.5px] font-medium leading-[1.15]',
        children,
        { name: 'Footer' },
      ),
    ],
    { name: 'Footer', showWhen: kind },
  );

const front = face({
  slug: 'open-ground',
  name: 'Open Ground',
  description:
    'For facilitators: a question you can read across the room, cut paper above it that no two cards share, instructions on the back. Title, one-liner, short text, field “minutes”.',
  ratio: RATIO,
  background: {
    classes: 'bg-light',
    children: [box('tint', 'absolute inset-0 bg-primary/20', undefined, { name: 'Tint' })],
  },
  sections: [
    section(
      'card',
      'Card',
      100,
      `gap-[8px] px-[20px] pt-[18px] pb-[16px] text-dark ${wide('gap-[6px] ps-[102px] pe-[14px] pt-[14px] pb-[13px]')}`,
      [
        box(
          'header',
          'shrink-0 flex-row justify-between gap-[8px]',
          [note('category', 'category_title', edge, { name: 'Category' }), number('number', `${edge} ms-auto`)],
          { name: 'Header' },
        ),
        box(
          'picture-area',
          `min-h-[70px] grow shrink-[20] basis-[132px] ${low('min-h-[48px]')} ${wide('absolute start-[13px] inset-y-[13px] w-[78px]')}`,
          [
            photo('picture', 'absolute inset-0 object-contain object-left mix-blend-multiply', {
              name: 'Picture',
              photoFit: 'cover',
              art: 'paper',
            }),
          ],
          { name: 'Cut paper' },
        ),
        text(
          'question',
          'title',
          `mt-[2px] ${lines(20, 13.6, 14)} max-h-[140px] ${wide('grow')} text-balance font-bricolage-grotesque text-[{{one_liner or primary_text ? 34 : 44}}px] font-bold leading-[0.96] tracking-[-0.035em]`,
          { name: 'Question', minFontSize: 14 },
        ),
        text(
          'prompt',
          'primary_text',
          'min-h-[12px] font-bricolage-grotesque text-[11.5px] font-medium leading-[1.25]',
          {
            name: 'Short text',
          },
        ),
        footer('one_liner', [
          text('how', 'one_liner', '', { name: 'How' }),
          label('minutes', 'field:minutes', 'ms-auto max-w-[45%] shrink-0', { name: 'Minutes', suffix: ' min' }),
        ]),
        box(
          'no-how',
          'shrink-0',
          [footer('field:minutes', [label('only-minutes', 'field:minutes', '', { name: 'Minutes', suffix: ' min' })])],
          { name: 'Without a one-liner', showWhen: '!one_liner' },
        ),
      ],
    ),
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
  description:
    'Large sheets of cut paper; when a card has a detailed text, it becomes a page of instructions. Has a right way up.',
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
              note('deck-foot', 'deck_title', '', { name: 'Deck' }),
              note('credit', 'attribution', 'ms-auto', { name: 'Credit' }),
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
