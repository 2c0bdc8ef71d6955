// Training: what one side says, what the other side hears.
import {
  art,
  box,
  face,
  icon,
  label,
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
import { circle, group, n2, path, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

const tailLeft = svg(22, 22, path('M0 0H22C18 9 10 17 0 22Z', 'fill="currentColor"'));
const tailRight = svg(22, 22, path('M22 0H0C4 9 12 17 22 22Z', 'fill="currentColor"'));

const saying = 'font-newsreader font-medium leading-[1.06] tracking-[-0.012em]';
const speaker = 'font-newsreader text-[9.5px] font-medium italic leading-[1.1]';

const words = ({ id, name, kind, size = 'text-[17px]', ...options }) =>
  text(id, kind, `justify-center ${saying} ${size}`, { name, minFontSize: 9, role: 'rules', ...options });

const bubble = ({ id, name, kind, speakerKind, tone, ground, side, texts, fill = '' }) =>
  box(
    id,
    `${side === 'left' ? 'me-[32px] items-start' : 'ms-[32px] items-end'} justify-start ${wide('mx-0 ms-0 me-0 flex-1 basis-0')} ${fill}`,
    [
      box(
        `${id}-box`,
        `${fill} justify-center self-stretch gap-[4px] rounded-[11px] ${ground} px-[13px] pt-[9px] pb-[11px] ${tone}`,
        [
          label(`${id}-speaker`, speakerKind, `shrink-0 ${speaker}`, { name: `${name}: speaker` }),
          ...(texts ?? [words({ id: `${id}-text`, name, kind })]),
        ],
      ),
      art(
        `${id}-tail`,
        side === 'left' ? tailLeft : tailRight,
        `mt-[-1px] ${side === 'left' ? 'ms-[22px]' : 'me-[22px]'} h-[18px] min-h-[12px] w-[18px] shrink-[8] ${ground.replace('bg-', 'text-')} rtl:-scale-x-100`,
        { name: 'Tail' },
      ),
    ],
    { name, showWhen: kind },
  );

/** The other side has not answered yet. */
const dots = svg(
  44,
  12,
  circle(6, 6, 5, 'fill="currentColor"') +
    circle(22, 6, 5, 'fill="currentColor" opacity="0.7"') +
    circle(38, 6, 5, 'fill="currentColor" opacity="0.4"'),
);
const silence = box(
  'silence',
  `ms-[32px] min-h-[35px] shrink-[20] items-end ${wide('ms-0 shrink-0')}`,
  [
    box('silence-box', 'h-[42px] min-h-[28px] justify-center rounded-[11px] bg-secondary px-[17px] text-on-secondary', [
      art('dots', dots, 'h-[12px] w-[44px] shrink-0', { name: 'Dots' }),
    ]),
    art(
      'silence-tail',
      tailRight,
      'me-[16px] mt-[-1px] h-[20px] min-h-[10px] w-[20px] shrink-[40] text-secondary rtl:-scale-x-100',
      {
        name: 'Tail',
      },
    ),
  ],
  { name: 'No second voice', showWhen: '!secondary_text' },
);

const foot = 'font-newsreader text-[10.5px] font-semibold leading-[1.1]';

const front = face({
  slug: 'two-voices',
  name: 'Two Voices',
  description:
    'For training: short text and side text face each other as two speech bubbles, the task below. Fields “voice_a” and “voice_b” name the speakers.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('header', 'Header', 12, 'flex-row justify-between gap-[8px] px-[16px] pt-[8px] text-ink', [
      note('category', 'category_title', `${foot} justify-center`, { name: 'Category' }),
      number('number', `${foot} ms-auto justify-center`),
    ]),
    section(
      'talk',
      'Talk',
      88,
      `gap-[6px] px-[16px] pb-[16px] ${wide('gap-[4px] pb-[13px]')} ${wide('ps-[72px]', 'illustration')}`,
      [
        box(
          'title-box',
          'shrink-0 max-h-[24%]',
          [
            text(
              'title',
              'title',
              'text-balance font-newsreader text-[20px] font-semibold leading-[1.02] tracking-[-0.02em] text-ink',
              { name: 'Title', minFontSize: 12 },
            ),
          ],
          { name: 'Title', showWhen: 'primary_text' },
        ),
        photoStrip(
          'picture',
          `mb-[4px] h-[84px] min-h-[40px] shrink-4 object-contain object-left ${low('min-h-[20px]')} ${wide('absolute start-0 inset-y-0 mb-0 h-auto w-[58px]')}`,
          {
            name: 'Picture',
            photoFit: 'cover',
          },
        ),
        box(
          'voices',
          `min-h-[{{card_ratio > 1.1 ? 62 : primary_text ? 96 : card_ratio > 0.9 ? 84 : 112}}px] grow justify-center gap-[8px] ${wide('flex-row items-stretch')}`,
          [
            box(
              'one-voice',
              'grow shrink',
              [
                bubble({
                  id: 'title-voice',
                  name: 'Title as a voice',
                  kind: 'title',
                  speakerKind: 'field:voice_a',
                  ground: 'bg-primary',
                  tone: 'text-on-primary',
                  side: 'left',
                  fill: 'grow',
                  texts: [
                    // A long word is hyphenated before it makes the title small in its large bubble.
                    words({
                      id: 'title-voice-text',
                      name: 'Title',
                      kind: 'title',
                      size: `${lines(26, 10.7)} text-[{{length(title) > 20 ? 28 : 38}}px]`,
                      minFontSize: 10,
                      showWhen: 'length(title) <= 90',
                    }),
                    words({
                      id: 'title-voice-long',
                      name: 'Long title',
                      kind: 'title',
                      size: 'text-[24px]',
                      showWhen: 'length(title) > 90',
                    }),
                  ],
                }),
              ],
              { name: 'Without a first voice', showWhen: '!primary_text' },
            ),
            bubble({
              id: 'voice-a',
              name: 'First voice',
              kind: 'primary_text',
              speakerKind: 'field:voice_a',
              ground: 'bg-primary',
              tone: 'text-on-primary',
              side: 'left',
            }),
            bubble({
              id: 'voice-b',
              name: 'Second voice',
              kind: 'secondary_text',
              speakerKind: 'field:voice_b',
              ground: 'bg-secondary',
              tone: 'text-on-secondary',
              side: 'right',
            }),
            silence,
          ],
          { name: 'Voices' },
        ),
        box(
          'task-box',
          'pt-[4px] text-ink',
          [
            text('lead', 'one_liner', 'mb-[3px] shrink-0 font-newsreader text-[11.5px] font-semibold leading-[1.22]', {
              name: 'One-liner',
            }),
            markdown('task', 'description', 'font-newsreader text-[11.5px] font-medium leading-[1.24]', {
              name: 'Task',
              minFontSize: 7,
            }),
            note(
              'credit',
              'attribution',
              'mt-[5px] shrink-0 font-newsreader text-[8px] italic leading-[1.1] text-muted',
              {
                name: 'Credit',
              },
            ),
          ],
          { name: 'Task' },
        ),
      ],
    ),
  ],
});

/** Bubbles of two colours talking past each other. */
function chatter() {
  const rows = range(9).flatMap((row) =>
    range(5).map((column) => {
      const left = (row + column) % 2 === 0;
      const [x, y] = [-34 + column * 66 + (row % 2) * 22, -14 + row * 44];
      const shape = left
        ? 'M9 0H45C50 0 54 4 54 9V19C54 24 50 28 45 28H22C19 33 14 36.500 8 38C10 35 11 31 11 28H9C4 28 0 24 0 19V9C0 4 4 0 9 0Z'
        : 'M45 0H9C4 0 0 4 0 9V19C0 24 4 28 9 28H32C35 33 40 36.500 46 38C44 35 43 31 43 28H45C50 28 54 24 54 19V9C54 4 50 0 45 0Z';
      const color = left ? 'on-primary' : 'secondary';
      const lines = path(
        `M11 10h${n2(22 + ((row * 7 + column * 5) % 11))}M11 18h${n2(12 + ((row * 5 + column * 9) % 15))}`,
        `fill="none" stroke="var(--primary)" stroke-width="3" stroke-linecap="round" opacity="${left ? '1' : '0.75'}"`,
      );
      return group(`transform="translate(${n2(x)} ${n2(y)})"`, path(shape, `fill="var(--${color})"`) + lines);
    }),
  );
  return svg(240, 336, rect(-60, -60, 360, 456, 'fill="var(--primary)"') + rows.join(''));
}

const back = sharedByAllCards(
  face({
    slug: 'two-voices-back',
    name: 'Two Voices back',
    description: 'A room full of people talking, and the deck’s title where it goes quiet. Has a right way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [art('chatter', chatter(), 'absolute inset-0', { name: 'Chatter', fit: 'cover' })],
    },
    sections: [
      section('middle', 'Title', 100, 'items-center justify-center px-[20px]', [
        box(
          'plate',
          'max-w-full items-center gap-[7px] rounded-[12px] bg-paper px-[18px] py-[16px] text-ink',
          [
            icon('deck-symbol', 'deck_icon', 'size-[24px] shrink-0', { name: 'Deck symbol' }),
            text(
              'deck',
              'deck_title',
              'text-center text-balance font-newsreader text-[24px] font-semibold leading-[1] tracking-[-0.02em]',
              { name: 'Deck title', minFontSize: 12 },
            ),
            text(
              'deck-line',
              'deck_short_description',
              'text-center text-balance font-newsreader text-[10.5px] italic leading-[1.15] text-muted',
              { name: 'Short description', minFontSize: 7 },
            ),
          ],
          { name: 'Plate', showWhen: 'deck_title' },
        ),
      ]),
    ],
  }),
);

export default { front, back };
