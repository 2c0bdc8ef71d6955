// Check-ins: a question, and a scale to lay a finger on.
import { titleAtBothEnds } from '../lib/backs.mjs';
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
  photoStrip,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
import { circle, group, n2, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';
const WIDTHS = [18, 24, 30, 36, 42];

const step = (i) =>
  box(
    `step${i + 1}`,
    `size-[${WIDTHS[i]}px] ${wide(`size-[${WIDTHS[i] * 0.66}px]`)} shrink-0 items-center justify-center rounded-full ${i === 4 ? 'bg-primary text-on-primary' : `bg-primary/${[15, 28, 44, 62][i]} text-ink`}`,
    [
      text(`step${i + 1}-number`, 'text', 'font-fredoka text-[11px] font-semibold leading-none', {
        name: `Step ${i + 1}`,
        text: String(i + 1),
      }),
    ],
    { name: `Step ${i + 1}` },
  );

const end = (id, kind, align, name) =>
  text(id, kind, `flex-1 basis-0 ${align} font-fredoka text-[9.5px] font-medium leading-[1.15]`, {
    name,
    minFontSize: 6.5,
  });

const front = face({
  slug: 'check-in',
  name: 'Check-in',
  description:
    'Check-ins and retrospectives: a question and a scale from one to five to lay a finger on. Fields “low” and “high” name its ends.',
  ratio: RATIO,
  background: {
    classes: 'bg-paper',
    children: [box('tint', 'absolute inset-0 bg-primary/10', undefined, { name: 'Tint' })],
  },
  sections: [
    section(
      'card',
      'Card',
      100,
      `gap-[7px] px-[18px] pt-[17px] pb-[16px] text-ink ${wide('gap-[5px] pt-[14px] pb-[13px]')} ${wide('ps-[92px]', 'illustration')}`,
      [
        box(
          'header',
          'shrink-0 flex-row items-center gap-[6px] font-fredoka text-[9.5px] font-medium leading-[1.1]',
          [
            icon('symbol', 'card_icon', 'size-[14px] shrink-0 text-primary', { name: 'Symbol' }),
            note('category', 'category_title', '', { name: 'Category' }),
            number('number', 'ms-auto'),
          ],
          { name: 'Header' },
        ),
        photoStrip(
          'picture',
          `h-[92px] min-h-[40px] shrink-[20] rounded-[10px] object-contain object-left ${low('min-h-[24px]')} ${wide('absolute start-0 inset-y-0 h-auto w-[76px] rounded-none object-cover')}`,
          {
            photoFit: 'cover',
            name: 'Picture',
          },
        ),
        box(
          'question-area',
          'grow justify-center gap-[6px]',
          [
            text(
              'question',
              'title',
              `${lines(28, 12.6)} shrink-2 text-balance font-fredoka text-[{{one_liner or primary_text or description or secondary_text ? 27 : 38}}px] font-semibold leading-[1.04] tracking-[-0.015em]`,
              {
                name: 'Question',
                minFontSize: 12,
              },
            ),
            text('lead', 'one_liner', 'shrink-0 font-fredoka text-[11.5px] leading-[1.24] text-muted', {
              name: 'One-liner',
            }),
            text('short-text', 'primary_text', 'font-fredoka text-[12px] font-medium leading-[1.24]', {
              name: 'Short text',
              minFontSize: 8,
            }),
            markdown('text', 'description', 'shrink-2 font-fredoka text-[11px] leading-[1.3]', {
              name: 'Text',
              minFontSize: 6.5,
            }),
            text('side-text', 'secondary_text', 'font-fredoka text-[9.5px] leading-[1.24] text-muted', {
              name: 'Side text',
              minFontSize: 6.5,
            }),
          ],
          { name: 'Question' },
        ),
        box(
          'scale',
          'shrink-0 gap-[6px] pt-[4px]',
          [
            box('steps', 'flex-row items-center justify-between', range(5).map(step), { name: 'Steps' }),
            box(
              'ends',
              'flex-row items-start justify-between gap-[10px]',
              [
                end('low', 'field:low', 'text-left rtl:text-right', 'Low end'),
                end('high', 'field:high', 'text-right rtl:text-left', 'High end'),
              ],
              {
                name: 'Ends',
              },
            ),
          ],
          { name: 'Scale' },
        ),
        note('credit', 'attribution', 'shrink-0 font-fredoka text-[7.5px] leading-[1.1] text-muted', {
          name: 'Credit',
        }),
      ],
    ),
  ],
});

/** Circles that grow from both corners towards the middle. */
function bubbles() {
  const half = range(9).flatMap((row) =>
    range(7).map((column) => {
      const [x, y] = [column * 40 + (row % 2 ? 20 : 0), row * 21];
      const size = 3 + (Math.max(0, 168 - Math.hypot(x - 120, y - 168)) / 168) * 13;
      return circle(x, y, size, `fill="var(--on-primary)" fill-opacity="${n2(0.12 + (size / 16) * 0.5)}"`);
    }),
  );
  const upper = half.slice(0, 56).join('');
  return svg(
    240,
    336,
    rect(-60, -60, 360, 456, 'fill="var(--primary)"') +
      upper +
      group('transform="rotate(180 120 168)"', upper) +
      range(6)
        .map((i) => circle(i * 40 + 20, 168, 15, 'fill="var(--secondary)"'))
        .join(''),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'check-in-back',
    name: 'Check-in back',
    description: 'Circles that grow towards the middle, with the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [
        art('bubbles', bubbles(), 'absolute inset-0', { name: 'Circles', fit: 'cover' }),
        ...titleAtBothEnds(
          'rounded-full bg-paper px-[12px] pt-[4px] pb-[5px] font-fredoka text-[12px] font-semibold leading-[1.1] text-ink',
          { edge: 18 },
        ),
      ],
    },
  }),
);

export default { front, back };
