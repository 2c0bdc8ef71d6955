// Trading card with values to compare: a creature in the water, bars on the sand.
import {
  art,
  box,
  drawn,
  face,
  icon,
  label,
  low,
  markdown,
  note,
  photo,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
import { circle, group, path, random, range, rect, svg, waveArea } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

function bubbles(seed, count, height) {
  const next = random(seed);
  return group(
    'fill="none" stroke="var(--paper)" stroke-width="0.8" opacity="0.5"',
    range(count)
      .map(() => circle(8 + next() * 224, 20 + next() * (height - 40), 1.1 + next() * 4.8, ''))
      .join(''),
  );
}

/** Four depths of water in one colour. */
const water = svg(
  240,
  202,
  rect(-60, -60, 360, 400, 'fill="var(--primary)"') +
    [
      [46, 4, 61, 0],
      [95, 4.6, 76, 2],
      [148, 5.4, 92, 1],
    ]
      .map(([y, amplitude, length, phase]) =>
        path(waveArea(y, amplitude, length, phase, -60, 300, 340), 'fill="var(--ink)" opacity="0.24"'),
      )
      .join('') +
    path('M30 -60L84 150H140L60 -60ZM118 -60L182 150H222L140 -60Z', 'fill="var(--paper)" opacity="0.06"') +
    bubbles(77, 30, 202),
);

const sand = svg(
  240,
  30,
  path(
    'M0 30V11C23 0 34 20 53 13C76 4 91 24 114 15C145 6 160 20 183 14C202 6 221 17 240 9V30Z',
    'fill="var(--accent)"',
  ) +
    group(
      'fill="var(--ink)" opacity="0.22"',
      circle(30, 19, 0.8, '') +
        circle(71, 20, 1, '') +
        circle(98, 24, 0.7, '') +
        circle(150, 19, 0.9, '') +
        circle(196, 20, 0.7, '') +
        circle(221, 22, 1, ''),
    ),
);

const stat = (n) => {
  const kind = `field:stat${n}`;
  return box(
    `stat-${n}`,
    'flex-row items-center gap-[8px]',
    [
      note(
        `stat-${n}-name`,
        `field:stat${n}_name`,
        'min-h-[14px] w-[62px] shrink-0 justify-center font-instrument-sans text-[10.5px] font-medium leading-[1.08]',
        { name: `Name ${n}`, minFontSize: 6.5, keepWhenEmpty: true },
      ),
      box(`stat-${n}-track`, 'h-[7px] grow overflow-hidden rounded-full bg-ink/15', [
        box(
          `stat-${n}-bar`,
          // A value that is not a number from 0 to 100 must not produce an unknown class.
          `h-full w-[{{${kind} > 0 ? min(100, ${kind}) : 0}}%] rounded-full bg-secondary`,
          undefined,
          { name: `Bar ${n}` },
        ),
      ]),
      label(
        `stat-${n}-value`,
        kind,
        'min-w-[26px] max-w-[72px] justify-center text-right rtl:text-left font-newsreader text-[13.5px] font-bold leading-none',
        { name: `Value ${n}`, minFontSize: 7 },
      ),
    ],
    { name: `Value ${n}`, showWhen: kind },
  );
};

const front = face({
  slug: 'tide-pool',
  name: 'Tide Pool',
  description:
    'Compare-the-values trading card. Fields “stat1” … “stat4” (0 to 100) with “stat1_name” … “stat4_name”, and all texts. A picture, an icon or a creature of the card’s own floats in the water.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, wide('ps-[36%]'), [
      box(
        'sea',
        `min-h-[92px] grow shrink-[40] basis-[186px] overflow-hidden bg-primary ${low('min-h-[64px]')} ${wide('absolute start-0 inset-y-0 w-[36%]')}`,
        [
          art('water', water, 'absolute inset-0', { name: 'Water', fit: 'cover' }),
          box(
            'creature',
            'absolute inset-0 items-center justify-center pb-[10px]',
            [
              icon('creature-icon', 'card_icon', 'aspect-square h-[62%] max-h-[132px] text-secondary', {
                name: 'Icon',
              }),
              drawn('creature-art', 'creature', 'absolute inset-x-[14px] top-[14px] bottom-[24px]', {
                name: 'Creature',
                showWhen: '!card_icon',
              }),
            ],
            { name: 'Without a picture', showWhen: '!illustration' },
          ),
          photo('picture', 'absolute inset-x-[18px] top-[16px] bottom-[18px] object-contain', {
            name: 'Picture',
            photoFit: 'cover',
          }),
          art('sand', sand, 'absolute inset-x-0 bottom-[-0.5px] h-[27px]', { name: 'Sand', fit: 'fill' }),
          box(
            'number-tag',
            'absolute start-[16px] top-[16px] min-w-[26px] max-w-[120px] items-center rounded-[4px] bg-paper px-[6px] pt-[3px] pb-[4px]',
            [
              label('number', 'card_number', 'font-newsreader text-[12px] font-bold leading-none text-ink', {
                name: 'Number',
              }),
            ],
            { name: 'Number', showWhen: 'card_number' },
          ),
        ],
        { name: 'Sea' },
      ),
      box(
        'facts',
        `gap-[3px] px-[16px] pt-[8px] pb-[16px] text-ink ${wide('grow justify-center px-[13px] pt-[13px] pb-[13px]')}`,
        [
          text(
            'name',
            'title',
            'max-h-[44px] shrink-0 text-balance font-newsreader text-[20px] font-bold leading-[1.04] tracking-[-0.02em]',
            { name: 'Name', minFontSize: 11 },
          ),
          text('lead', 'one_liner', 'shrink-0 font-newsreader text-[10.5px] italic leading-[1.2] text-muted', {
            name: 'One-liner',
          }),
          box('stats', 'my-[3px] shrink-0 gap-[4px]', [1, 2, 3, 4].map(stat), {
            name: 'Values',
            showWhen: 'field:stat1',
          }),
          text('short-text', 'primary_text', 'font-instrument-sans text-[11px] font-semibold leading-[1.25]', {
            name: 'Short text',
            minFontSize: 7,
          }),
          markdown('long-text', 'description', 'shrink-2 font-instrument-sans text-[10.5px] leading-[1.3]', {
            name: 'Text',
            minFontSize: 6.5,
          }),
          text('side-text', 'secondary_text', 'font-newsreader text-[9.5px] italic leading-[1.2] text-muted', {
            name: 'Side text',
            minFontSize: 6.5,
          }),
          note(
            'credit',
            'attribution',
            'mt-[2px] shrink-0 font-instrument-sans text-[7.5px] leading-[1.1] text-muted',
            {
              name: 'Credit',
            },
          ),
        ],
        { name: 'Facts' },
      ),
    ]),
  ],
});

/** Scales of water, seigaiha with a shell in every seventh. */
function scales() {
  const rows = range(26).flatMap((row) =>
    range(9).map((column) => {
      const [x, y] = [(column - 0.5) * 36 + (row % 2) * 18 - 6, row * 15 - 12];
      const lit = (row * 3 + column * 5) % 11 === 0;
      return (
        circle(x, y, 20, 'fill="var(--primary)" stroke="var(--paper)" stroke-width="1.6"') +
        circle(x, y, 14, `fill="${lit ? 'var(--secondary)' : 'none'}" stroke="var(--accent)" stroke-width="1.6"`) +
        circle(x, y, 8, `fill="${lit ? 'var(--accent)' : 'none'}" stroke="var(--paper)" stroke-width="1.6"`)
      );
    }),
  );
  return svg(240, 336, rect(-60, -60, 360, 456, 'fill="var(--primary)"') + rows.join(''));
}

const back = sharedByAllCards(
  face({
    slug: 'tide-pool-back',
    name: 'Tide Pool back',
    description: 'Waves within waves, and here and there a shell. Has a right way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [art('scales', scales(), 'absolute inset-0', { name: 'Waves', fit: 'cover' })],
    },
    sections: [
      section('middle', 'Title', 100, 'items-center justify-center px-[24px]', [
        box(
          'plate',
          'max-w-full rounded-full bg-paper px-[20px] pt-[10px] pb-[13px]',
          [
            text(
              'deck',
              'deck_title',
              'text-center font-newsreader text-[20px] font-bold leading-none tracking-[-0.02em] text-ink',
              { name: 'Deck title', minFontSize: 11 },
            ),
          ],
          { name: 'Plate', showWhen: 'deck_title' },
        ),
      ]),
    ],
  }),
);

export default { front, back };
