// Tarot-like: an engraved window between a row of moons and a name plate.
import { art, box, face, icon, low, photo, section, sharedByAllCards, text } from '../lib/items.mjs';
import { at, circle, group, n2, path, polar, random, range, rect, sparklePath, starPath, svg } from '../lib/svg.mjs';

const RATIO = '70:121';

/** Long and short strokes round a sun. */
function sunStrokes(cx, cy, inner, reach, count) {
  return range(count)
    .map((i) => {
      const from = i % 2 ? inner + 4 : inner;
      const to = i % 2 ? reach : i % 4 ? inner * 3.1 : inner * 4.3;
      const angle = (i * 2 * Math.PI) / count;
      const [x1, y1] = polar(cx, cy, from, angle);
      const [x2, y2] = polar(cx, cy, to, angle);
      return `M${at(x1, y1)}L${at(x2, y2)}`;
    })
    .join('');
}

function starField(seed, count, width, height, keepOut) {
  const next = random(seed);
  return range(count)
    .map(() => [next() * width, next() * height, 1.6 + next() * 2.4])
    .filter(([x, y]) => !keepOut(x, y))
    .map(([x, y, r]) => sparklePath(x, y, r, 0.16))
    .join('');
}

const sunDisc = svg(
  120,
  120,
  path(starPath(60, 60, 59, 45, 24), 'fill="var(--primary)"') +
    circle(60, 60, 45, 'fill="var(--surface)"') +
    circle(60, 60, 43, 'fill="var(--secondary)"') +
    circle(60, 60, 38.5, 'fill="none" stroke="var(--on-secondary)" stroke-width="0.7" opacity="0.6"'),
);
/** Phases of the moon: −2 old crescent … 2 young one; 0 is full. */
function moon(x, y, r, phase) {
  if (phase === 0) return circle(x, y, r * 1.12, 'fill="var(--primary)"');
  const bulge = Math.abs(phase) === 2 ? 0.62 : 0.15;
  const side = phase < 0 ? 0 : 1;
  const crescent = `M${at(x, y - r)}A${n2(r)} ${n2(r)} 0 0 ${side} ${at(x, y + r)}A${n2(r / bulge / 1.2)} ${n2(r / bulge / 1.2)} 0 0 ${1 - side} ${at(x, y - r)}Z`;
  return (
    circle(x, y, r, 'fill="none" stroke="var(--primary)" stroke-width="0.8"') + path(crescent, 'fill="var(--primary)"')
  );
}
const moonsLeft = svg(48, 16, moon(8, 8, 5.6, -2) + moon(30, 8, 5.6, -1));
const moonsRight = svg(48, 16, moon(18, 8, 5.6, 1) + moon(40, 8, 5.6, 2));
const fullMoon = svg(16, 16, moon(8, 8, 5.6, 0));
const smallSun = svg(
  20,
  20,
  path(starPath(10, 10, 9, 5.6, 12), 'fill="var(--primary)"') +
    circle(10, 10, 4.2, 'fill="var(--paper)"') +
    circle(10, 10, 2.8, 'fill="var(--primary)"'),
);

const frames = [
  box('outer-frame', 'absolute inset-[12px] rounded-[7px] border-[1.2px] border-primary', undefined, {
    name: 'Outer frame',
  }),
  box('inner-frame', 'absolute inset-[16px] rounded-[4.5px] border-[0.6px] border-primary', undefined, {
    name: 'Inner frame',
  }),
];

/** A longer name needs the whole plate. */
const SHORT_NAME = 'length(title) <= 30';

const front = face({
  slug: 'arcana',
  name: 'Arcana',
  description:
    'Oracle and tarot cards: numeral between moons, an engraved omen of the card’s own, the name below. Title, one-liner, number, picture or icon. Made for 70 × 121 mm. Not shown: Short content, Detailed content, Side content, Attribution.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: frames },
  sections: [
    section(
      'moons',
      'Moons',
      11.5,
      `shrink-0 flex-row justify-center gap-[6px] px-[20px] pt-[14px] ${low('min-h-[32px]')}`,
      [
        art('moons-left', moonsLeft, 'h-[16px] w-[48px] shrink-0 self-center', { name: 'Waning moons' }),
        text(
          'numeral',
          'card_number',
          'min-w-[16px] shrink-0 justify-center text-center font-im-fell-english-sc text-[17px] leading-none text-ink',
          { name: 'Numeral' },
        ),
        art('full-moon', fullMoon, 'size-[16px] shrink-0 self-center', { name: 'Full moon', showWhen: '!card_number' }),
        art('moons-right', moonsRight, 'h-[16px] w-[48px] shrink-0 self-center', { name: 'Waxing moons' }),
      ],
    ),
    section('window', 'Window', 73, 'px-[20px]', [
      box(
        'window-box',
        'relative grow overflow-hidden border-y-[0.9px] border-primary',
        [
          photo('picture', 'absolute inset-0 object-cover', { name: 'Picture', art: 'omen' }),
          box(
            'sun',
            'absolute inset-x-0 top-[17%] items-center',
            [
              box(
                'with-icon',
                '',
                [
                  box('sun-box', 'relative size-[122px] shrink-0 items-center justify-center', [
                    art('sun-disc', sunDisc, 'absolute inset-0', { name: 'Sun' }),
                    icon('symbol', 'card_icon', 'size-[62px] text-on-secondary', { name: 'Symbol' }),
                  ]),
                ],
                { name: 'With an icon', showWhen: 'card_icon' },
              ),
            ],
            { name: 'Sun', showWhen: '!illustration' },
          ),
        ],
        { name: 'Window' },
      ),
    ]),
    section(
      'name-plate',
      'Name plate',
      15.5,
      `min-h-[{{length(title) > 60 ? 76 : card_ratio > 0.9 ? 60 : 0}}px] shrink-0 flex-row items-center gap-[7px] px-[21px] pt-[4px] pb-[18px]`,
      [
        art('sun-left', smallSun, 'size-[17px] shrink-0', { name: 'Small sun', showWhen: SHORT_NAME }),
        box('names', 'grow justify-center gap-[3px] self-stretch', [
          text(
            'name',
            'title',
            'shrink-2 min-h-[14px] text-center text-balance font-im-fell-english-sc text-[19px] leading-[1.02] tracking-[0.02em] text-ink',
            { name: 'Name', minFontSize: 7.5 },
          ),
          text(
            'meaning',
            'one_liner',
            'shrink-0 text-center text-balance font-eb-garamond text-[10px] italic leading-[1.15] text-muted',
            { name: 'Meaning', minFontSize: 7 },
          ),
        ]),
        art('sun-right', smallSun, 'size-[17px] shrink-0', { name: 'Small sun', showWhen: SHORT_NAME }),
      ],
    ),
  ],
});

/** A sun with two faces of sky: the same turned by half. */
function heavens() {
  const [cx, cy] = [120, 207.43];
  const ring = range(12)
    .map((i) => {
      const angle = (360 / 12) * i;
      const phase = [0, 1, 1, 2, 2, 2, 0, 1, 1, 2, 2, 2][i];
      return group(`transform="rotate(${n2(angle)} ${cx} ${cy})"`, moon(cx, cy - 82, 6.4, phase));
    })
    .join('');
  const half = group(
    '',
    path(
      starField(23, 34, 204, 96, (x, y) => Math.hypot(x - 102, y - 189) < 104).replace(/^/, ''),
      'transform="translate(18 18)"',
    ),
  );
  return svg(
    240,
    414.86,
    rect(-60, -60, 360, 535, 'fill="var(--surface)"') +
      path(
        sunStrokes(cx, cy, 50, 300, 120),
        'fill="none" stroke="var(--primary)" stroke-width="0.75" stroke-opacity="0.55"',
      ) +
      group('fill="var(--ink)"', half + group(`transform="rotate(180 ${cx} ${cy})"`, half)) +
      circle(cx, cy, 98, 'fill="var(--surface)"') +
      group(
        'fill="none" stroke="var(--primary)"',
        circle(cx, cy, 98, 'stroke-width="1.4"') +
          circle(cx, cy, 94.5, 'stroke-width="0.6"') +
          circle(cx, cy, 69, 'stroke-width="0.6"') +
          circle(cx, cy, 66, 'stroke-width="1.2"'),
      ) +
      ring +
      path(starPath(cx, cy, 61, 34, 16), 'fill="var(--primary)"') +
      path(starPath(cx, cy, 50, 30, 16, Math.PI / 16), 'fill="var(--secondary)"') +
      circle(cx, cy, 31, 'fill="var(--surface)"') +
      circle(cx, cy, 28, 'fill="none" stroke="var(--primary)" stroke-width="0.9"') +
      path(
        `M${cx - 22} ${cy}C${cx - 10} ${cy - 15} ${cx + 10} ${cy - 15} ${cx + 22} ${cy}C${cx + 10} ${cy + 15} ${cx - 10} ${cy + 15} ${cx - 22} ${cy}Z`,
        'fill="var(--ink)"',
      ) +
      circle(cx, cy, 10, 'fill="var(--secondary)"') +
      circle(cx, cy, 4.6, 'fill="var(--surface)"'),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'arcana-back',
    name: 'Arcana back',
    description: 'An eye in the sun, moons around it, stars above and below. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-paper',
      children: [
        box(
          'sky',
          'absolute inset-[12.5px] overflow-hidden rounded-[4.5px]',
          [art('heavens', heavens(), 'absolute inset-0', { name: 'Heavens', fit: 'cover' })],
          { name: 'Sky' },
        ),
        ...frames,
      ],
    },
  }),
);

export default { front, back };
