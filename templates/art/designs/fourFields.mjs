// For consultants: four fields between two axes, ready for sticky notes or already filled in.
import { titleAtBothEnds } from '../lib/backs.mjs';
import {
  art,
  box,
  face,
  lines,
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

const quadrant = (key, tone) =>
  box(
    `field-${key}`,
    `flex-1 basis-0 justify-between gap-[3px] ${tone} px-[8px] pt-[7px] pb-[7px]`,
    [
      text(`q${key}`, `field:q${key}`, 'font-archivo text-[10.5px] font-bold leading-[1.12]', {
        name: `Field ${key}`,
        minFontSize: 6.5,
      }),
      text(`q${key}-hint`, `field:q${key}_hint`, 'font-archivo text-[8.5px] font-medium leading-[1.2]', {
        name: `Hint ${key}`,
        minFontSize: 6.5,
      }),
    ],
    { name: `Field ${key}` },
  );

const arrow = (d) => svg(10, 10, path(d, 'fill="none" stroke="currentColor" stroke-width="1.6"'));

const axis = 'font-archivo text-[8px] font-semibold leading-[1.1]';

const front = face({
  slug: 'four-fields',
  name: 'Four Fields',
  description:
    'For consultants: a question over a two-by-two of fields, to fill in or filled in. Fields “q1” … “q4” (from top left), “q1_hint” …, “x_axis”, “y_axis”; texts below.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section(
      'card',
      'Card',
      100,
      `gap-[7px] px-[16px] pt-[16px] pb-[15px] text-ink ${wide('gap-[5px] ps-[13px] pe-[140px] pt-[13px] pb-[13px]')}`,
      [
        box(
          'header',
          'shrink-0 flex-row items-center gap-[6px]',
          [
            box('marker', 'size-[7px] shrink-0 bg-primary', undefined, { name: 'Marker', showWhen: 'category_title' }),
            note('category', 'category_title', 'font-archivo text-[9px] font-semibold leading-[1.1]', {
              name: 'Category',
            }),
            number('number', 'ms-auto font-archivo text-[9px] font-semibold leading-[1.1]'),
          ],
          { name: 'Header' },
        ),
        text(
          'question',
          'title',
          `${lines(24, 11.5, 10)} max-h-[{{card_ratio > 1.1 ? 104 : 74}}px] shrink-2 text-balance font-archivo-expanded text-[19px] font-bold leading-[1.04] tracking-[-0.02em]`,
          { name: 'Question', minFontSize: 11 },
        ),
        text('lead', 'one_liner', 'shrink-0 font-archivo text-[10px] font-medium leading-[1.2] text-muted', {
          name: 'One-liner',
        }),
        photoStrip('picture', `h-[64px] min-h-[40px] shrink-[20] object-contain object-left ${low('min-h-[20px]')}`, {
          photoFit: 'cover',
          name: 'Picture',
        }),
        box(
          'matrix',
          `min-h-[112px] grow shrink-[12] basis-[150px] gap-[4px] ${wide('absolute end-[13px] inset-y-[13px] w-[118px]')}`,
          [
            box(
              'matrix-up',
              'shrink-0 flex-row items-center gap-[4px]',
              [
                art('up', arrow('M5 10V1M1.500 4.500L5 1L8.500 4.500'), 'size-[8px] shrink-0', { name: 'Arrow' }),
                text('y-axis', 'field:y_axis', axis, { name: 'Vertical axis', minFontSize: 6.5 }),
              ],
              { name: 'Vertical axis', showWhen: 'field:y_axis' },
            ),
            box(
              'fields',
              'grow gap-[2px]',
              [
                box('upper', 'flex-1 basis-0 flex-row gap-[2px]', [
                  quadrant(1, 'bg-primary/12 text-ink'),
                  quadrant(2, 'bg-primary text-on-primary'),
                ]),
                box('lower', 'flex-1 basis-0 flex-row gap-[2px]', [
                  quadrant(3, 'bg-surface text-ink'),
                  quadrant(4, 'bg-secondary text-on-secondary'),
                ]),
              ],
              { name: 'Fields' },
            ),
            box(
              'matrix-right',
              'shrink-0 flex-row items-center justify-end gap-[4px]',
              [
                text('x-axis', 'field:x_axis', `${axis} text-right rtl:text-left`, {
                  name: 'Horizontal axis',
                  minFontSize: 6.5,
                }),
                art('right', arrow('M0 5H9M5.500 1.500L9 5L5.500 8.500'), 'size-[8px] shrink-0 rtl:-scale-x-100', {
                  name: 'Arrow',
                }),
              ],
              { name: 'Horizontal axis', showWhen: 'field:x_axis' },
            ),
          ],
          { name: 'Two by two' },
        ),
        text('short-text', 'primary_text', 'shrink-0 font-archivo text-[11px] font-bold leading-[1.2]', {
          name: 'Short text',
        }),
        markdown('text', 'description', 'shrink-2 font-archivo text-[10px] font-medium leading-[1.28]', {
          name: 'Text',
          minFontSize: 6.5,
        }),
        text('side-text', 'secondary_text', 'font-archivo text-[8.5px] italic leading-[1.2] text-muted', {
          name: 'Side text',
          minFontSize: 6.5,
        }),
        note('credit', 'attribution', 'shrink-0 font-archivo text-[7.5px] leading-[1.1] text-muted', {
          name: 'Credit',
        }),
      ],
    ),
  ],
});

/** Graph paper with one two-by-two in it. */
const paper = svg(
  240,
  336,
  rect(-60, -60, 360, 456, 'fill="var(--primary)"') +
    path(
      range(31)
        .map((i) => `M${-60 + i * 12} -60V396`)
        .join('') +
        range(39)
          .map((i) => `M-60 ${-60 + i * 12}H300`)
          .join(''),
      'stroke="var(--on-primary)" stroke-width="0.5" stroke-opacity="0.22"',
    ) +
    rect(60, 108, 59, 59, 'fill="var(--on-primary)" fill-opacity="0.22"') +
    rect(121, 108, 59, 59, 'fill="var(--secondary)"') +
    rect(60, 169, 59, 59, 'fill="var(--secondary)"') +
    rect(121, 169, 59, 59, 'fill="var(--on-primary)" fill-opacity="0.22"'),
);

const back = sharedByAllCards(
  face({
    slug: 'four-fields-back',
    name: 'Four Fields back',
    description: 'Graph paper with a two-by-two, and the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [
        art('graph-paper', paper, 'absolute inset-0', { name: 'Graph paper', fit: 'cover' }),
        ...titleAtBothEnds('font-archivo-expanded text-[11px] font-bold leading-[1.1] text-on-primary', { edge: 20 }),
      ],
    },
  }),
);

export default { front, back };
