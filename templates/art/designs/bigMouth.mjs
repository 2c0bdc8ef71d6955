// Party game: one loud sentence and a mouth to say it.
import {
  art,
  box,
  face,
  lines,
  low,
  markdown,
  note,
  photo,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
import { circle, group, path, range, rays, rect, starPath, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

const sunburst = svg(240, 336, path(rays(120, 236, 420, 36, Math.PI / 36), 'fill="var(--paper)" opacity="0.16"'));

/** The mouth of the back: lips in the ink, teeth in the paper, tongue in the accent colour. */
const mouthBody =
  path(
    'M-232-70C-150-130-60-120 0-86C60-120 150-130 232-70C250 60 130 176 0 176C-130 176-250 60-232-70Z',
    'fill="var(--ink)"',
  ) +
  path(
    'M-214-62C-140-116-60-106 0-74C60-106 140-116 214-62C224 46 118 156 0 156C-118 156-224 46-214-62Z',
    'fill="var(--secondary)"',
  ) +
  path(
    'M-190-50C-128-86-60-80 0-52C60-80 128-86 190-50C192 30 104 132 0 132C-104 132-192 30-190-50Z',
    'fill="var(--ink)"',
  ) +
  path(
    'M-186-50C-128-84-60-78 0-51C60-78 128-84 186-50C187-28 180-8 170 8C116-8 60-14 0-14C-60-14-116-8-170 8C-180-8-187-28-186-50Z',
    'fill="var(--paper)"',
  ) +
  path(
    'M-116-66V-3M-58-72V-11M0-50V-14M58-72V-11M116-66V-3',
    'fill="none" stroke="var(--ink)" stroke-width="5" opacity="0.3"',
  ) +
  path(
    'M-120 92C-106 40-50 32 0 54C50 32 106 40 120 92C88 120 46 132 0 132C-46 132-88 120-120 92Z',
    'fill="var(--accent)"',
  ) +
  path('M0 60V108', 'fill="none" stroke="var(--ink)" stroke-width="6" stroke-linecap="round" opacity="0.35"');

const small = 'font-caprasimo text-[9.5px] leading-[1.1]';

const front = face({
  slug: 'big-mouth',
  name: 'Big Mouth',
  description:
    'For party games: a prompt in fat type over a sunburst, and a mouth of the card’s own that can’t wait. Title, short text, picture, field “seconds”. Not shown: Card number, Attribution.',
  ratio: RATIO,
  background: {
    classes: 'bg-primary',
    children: [art('sunburst', sunburst, 'absolute inset-0', { name: 'Sunburst', fit: 'cover' })],
  },
  sections: [
    section(
      'stage',
      'Stage',
      89,
      `justify-evenly px-[18px] pt-[18px] pb-[2px] ${wide('flex-row items-stretch gap-[10px] px-[14px] pt-[14px]')}`,
      [
        box(
          'words',
          `gap-[6px] text-on-primary ${wide('max-h-full w-[62%] justify-center')}`,
          [
            text(
              'prompt',
              'title',
              `${lines(20, 15.4, 13)} shrink-2 text-center text-balance font-caprasimo text-[{{primary_text or description or secondary_text or length(title) > 24 ? 28 : 36}}px] leading-[{{length(title) > 60 ? 1.1 : 1.02}}] tracking-[-0.01em]`,
              { name: 'Prompt', minFontSize: 15 },
            ),
            text(
              'twist',
              'primary_text',
              'min-h-[12px] text-center text-balance font-bricolage-grotesque text-[11.5px] font-semibold leading-[1.2]',
              { name: 'Twist' },
            ),
            markdown(
              'rules',
              'description',
              'text-center text-balance font-bricolage-grotesque text-[10px] font-medium leading-[1.26]',
              { name: 'Text', minFontSize: 7 },
            ),
            text(
              'bonus',
              'secondary_text',
              'text-center text-balance font-bricolage-grotesque text-[9.5px] font-bold leading-[1.2]',
              { name: 'Bonus', minFontSize: 7 },
            ),
          ],
          { name: 'Words' },
        ),
        photo(
          'picture',
          `max-h-[134px] min-h-[{{length(title) > 60 or description ? 70 : 95}}px] grow basis-0 object-contain ${wide('max-h-full min-h-0')}`,
          {
            name: 'Picture',
            photoFit: 'cover',
            art: 'mouth',
          },
        ),
      ],
    ),
    section(
      'footer',
      'Footer',
      11,
      `flex-row justify-between gap-[10px] px-[18px] pb-[14px] text-on-primary ${low('min-h-[30px] shrink-0')}`,
      [
        note('deck', 'deck_title', `${small} max-w-[46%] shrink-0 justify-end`, { name: 'Deck title', minFontSize: 7 }),
        text(
          'how',
          'one_liner',
          'justify-end text-center font-bricolage-grotesque text-[8px] font-semibold leading-[1.1]',
          { name: 'How', minFontSize: 6.5 },
        ),
        text('seconds', 'field:seconds', `${small} ms-auto shrink-0 justify-end`, { name: 'Seconds', suffix: ' sec' }),
      ],
    ),
  ],
});

/** Candy-shop bars behind a badge. */
const bars = svg(
  240,
  336,
  group(
    'transform="rotate(30 120 168)"',
    range(19)
      .map((i) => rect(-180 + i * 33, -160, i % 2 ? 13 : 11, 660, `fill="var(--${['paper', 'accent'][i % 2]})"`))
      .join(''),
  ),
);
const badge = svg(
  200,
  200,
  path(starPath(100, 100, 99, 88, 26), 'fill="var(--ink)"') +
    circle(100, 100, 82, 'fill="var(--primary)"') +
    group('transform="translate(100 88) scale(0.27)"', mouthBody),
);

const back = sharedByAllCards(
  face({
    slug: 'big-mouth-back',
    name: 'Big Mouth back',
    description:
      'Candy stripes, a scalloped badge, the mouth again, and the deck’s title on a banner. Has a right way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [art('bars', bars, 'absolute inset-0', { name: 'Bars', fit: 'cover' })],
    },
    sections: [
      section('middle', 'Badge', 100, 'items-center justify-center', [
        box('badge-group', 'w-[176px] items-center', [
          art('badge', badge, 'size-[176px] shrink-0', { name: 'Badge' }),
          box(
            'banner',
            'mt-[-46px] max-w-[196px] rounded-[5px] bg-ink px-[14px] pt-[7px] pb-[9px]',
            [
              text('deck', 'deck_title', 'text-center font-caprasimo text-[19px] leading-[1.02] text-paper', {
                name: 'Deck title',
                minFontSize: 9,
              }),
            ],
            { name: 'Banner', showWhen: 'deck_title' },
          ),
        ]),
      ]),
    ],
  }),
);

export default { front, back };
