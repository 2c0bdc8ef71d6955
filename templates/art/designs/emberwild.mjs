// Dark fantasy trading card: a lit window in a soot-black frame. The faction's colour is the metal.
import { art, box, face, icon, image, markdown, section, text, sharedByAllCards } from '../lib/items.mjs';
import {
  circle,
  ellipse,
  group,
  n2,
  path,
  pinePath,
  polar,
  polygonPath,
  random,
  range,
  rect,
  ridgePath,
  ringPath,
  starPath,
  svg,
} from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

/** Dusk over a forest, in one colour and the ink: each faction has its own weather. */
function dusk() {
  const next = random(11);
  const trees = range(30)
    .map(() => [next() * 216 - 4, 132 + next() * 10, 26 + next() * 44])
    .filter(([x], i) => Math.abs(x - 102) > 34 || i % 4 === 0)
    .map(([x, y, height]) => pinePath(x, y, height))
    .join('');
  const mist = range(6)
    .map((i) => ellipse(next() * 204, 98 + i * 8, 36 + next() * 46, 2 + next() * 2.4, ''))
    .join('');
  const sparks = range(38)
    .map(() =>
      circle(40 + next() * 124, 46 + next() * 104, 0.4 + next() * 1.1, `opacity="${n2(0.35 + next() * 0.65)}"`),
    )
    .join('');
  return svg(
    204,
    164,
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--dark)" stop-opacity="0.78"/><stop offset="0.55" stop-color="var(--secondary)" stop-opacity="0.5"/><stop offset="1" stop-color="var(--light)" stop-opacity="0.45"/></linearGradient>' +
      '<radialGradient id="glow"><stop offset="0" stop-color="var(--primary)" stop-opacity="0.85"/><stop offset="1" stop-color="var(--primary)" stop-opacity="0"/></radialGradient></defs>' +
      rect(-40, -60, 284, 284, 'fill="var(--primary)"') +
      rect(-40, -60, 284, 284, 'fill="url(#sky)"') +
      circle(102, 66, 57, 'fill="var(--light)" opacity="0.92"') +
      circle(102, 66, 66, 'fill="none" stroke="var(--light)" stroke-width="0.8" opacity="0.45"') +
      group(
        'transform="translate(-20 0)"',
        path(ridgePath(96, 17, 12, 244, 260), 'fill="var(--secondary)" opacity="0.62"'),
      ) +
      group(
        'transform="translate(-20 0)"',
        path(ridgePath(116, 13, 13, 244, 260), 'fill="var(--dark)" opacity="0.58"'),
      ) +
      group('fill="var(--light)" opacity="0.24"', mist) +
      path(trees, 'fill="var(--dark)"') +
      circle(102, 104, 74, 'fill="url(#glow)"') +
      group('fill="var(--primary)"', sparks) +
      path('M-40 153C20 146 60 158 102 152S190 148 244 154V260H-40Z', 'fill="var(--dark)"'),
  );
}

const corner = svg(
  24,
  24,
  group(
    'fill="none" stroke="var(--primary)" stroke-width="1.2"',
    path('M1 23V8C1 3.500 3.500 1 8 1H23') + path('M5.500 17C5.500 9 9 5.500 17 5.500'),
  ) + circle(6, 6, 1.7, 'fill="var(--primary)"'),
);

/** Two blades, points up. */
const blade = 'M-1.6 9.500V-7L0-11L1.600-7V9.500ZM-5 9H5V11.200H-5ZM-1.200 11.200H1.200V15.500H-1.200Z';
const swords = svg(
  32,
  32,
  group(
    'fill="currentColor"',
    path(blade, 'transform="translate(16 15) rotate(40)"') + path(blade, 'transform="translate(16 15) rotate(-40)"'),
  ),
);
const shield = svg(
  32,
  32,
  path(
    'M16 2.500C20 5.500 24.500 6.300 28 6.300C28.500 17.500 25 25.500 16 30C7 25.500 3.500 17.500 4 6.300C7.500 6.300 12 5.500 16 2.500Z',
    'fill="currentColor"',
  ) +
    path(
      'M16 6.200C18.800 8.200 22 9 24.800 9.200C24.700 17.500 22.200 23 16 26.500Z',
      'fill="var(--primary)" opacity="0.4"',
    ),
);

const cornerAt = (id, place) => art(id, corner, `absolute ${place} size-[22px]`, { name: 'Corner' });
const strength = (id, kind, drawing, name) =>
  box(
    id,
    'shrink-0 flex-row items-center gap-[4px]',
    [
      box(`${id}-chip`, 'size-[19px] shrink-0 items-center justify-center rounded-[5px] bg-primary', [
        art(`${id}-mark`, drawing, 'size-[15px] text-on-primary'),
      ]),
      text(`${id}-value`, kind, 'shrink-0 pb-[3px] font-grenze-gotisch text-[19px] font-bold leading-none text-light', {
        name,
      }),
    ],
    { name, showWhen: kind },
  );

const banner =
  'shrink-0 rounded-[3px] bg-primary px-[8px] pt-[2.5px] pb-[3.5px] font-almendra text-[11.5px] font-bold leading-[1.1] text-on-primary truncate';

const front = face({
  slug: 'emberwild',
  name: 'Emberwild',
  description:
    'Dark fantasy trading card. Title, text, icon or picture; fields “cost”, “type”, “attack”, “defense”, “flavour”, “rarity”. Anything you leave out disappears.',
  ratio: RATIO,
  background: {
    classes: 'bg-dark',
    children: [
      box('metal-tint', 'absolute inset-0 bg-primary/15', undefined, { name: 'Tint' }),
      box('frame', 'absolute inset-[6px] rounded-[9px] border border-primary/60', undefined, { name: 'Frame' }),
    ],
  },
  sections: [
    section('header', 'Header', 12, 'flex-row gap-[6px] px-[19px] pt-[12.5px]', [
      text(
        'name',
        'title',
        'grow justify-center font-grenze-gotisch text-[22px] font-semibold leading-[0.92] text-light',
        { name: 'Name', minFontSize: 11 },
      ),
      box(
        'cost',
        'size-[28px] shrink-0 items-center justify-center self-center bg-primary',
        [
          text('cost-value', 'field:cost', 'font-grenze-gotisch text-[18px] font-bold leading-none text-on-primary', {
            name: 'Cost',
          }),
        ],
        { name: 'Cost', shape: 'polygon', sides: 6, showWhen: 'field:cost' },
      ),
    ]),
    section('window', 'Window', 46, 'px-[17px] pt-[3px]', [
      box('window-frame', 'relative grow overflow-hidden rounded-[8px]', [
        image('picture', 'illustration', 'absolute inset-0 bg-light object-cover', {
          name: 'Picture',
          placeholder: dusk(),
        }),
        box(
          'creature',
          'absolute inset-0 items-center justify-end pb-[6px]',
          [icon('creature-icon', 'card_icon', 'size-[104px] text-dark', { name: 'Creature' })],
          { name: 'Creature', showWhen: '!illustration' },
        ),
        box('window-rim', 'absolute inset-0 rounded-[8px] border-[1.5px] border-primary', undefined, { name: 'Rim' }),
        cornerAt('corner-tl', 'left-[4px] top-[4px]'),
        cornerAt('corner-tr', 'right-[4px] top-[4px] rotate-90'),
        cornerAt('corner-br', 'right-[4px] bottom-[4px] rotate-180'),
        cornerAt('corner-bl', 'left-[4px] bottom-[4px] -rotate-90'),
      ]),
    ]),
    section('rules', 'Rules', 30, 'gap-[4px] px-[17px] pt-[4px]', [
      box(
        'type-banner',
        'shrink-0 flex-row items-center rounded-[3px] bg-primary',
        [
          text('type', 'field:type', `${banner} grow shrink`, { name: 'Type' }),
          text('rarity', 'field:rarity', 'shrink-0 pr-[8px] font-almendra text-[9.5px] leading-[1.1] text-on-primary', {
            name: 'Rarity',
          }),
        ],
        { name: 'Type', showWhen: 'field:type' },
      ),
      box('type-fallback', 'shrink-0', [text('category', 'category_title', banner, { name: 'Category' })], {
        name: 'Category',
        showWhen: '!field:type',
      }),
      box(
        'parchment',
        'grow gap-[4px] rounded-[4px] bg-light px-[9px] pt-[7px] pb-[6px] text-dark',
        [
          text('lead', 'primary_text', 'min-h-[12px] font-almendra text-[11.5px] font-bold leading-[1.15]', {
            name: 'Short text',
          }),
          markdown('rule-text', 'description', 'shrink-2 font-almendra text-[11.5px] leading-[1.18]', {
            name: 'Rules text',
            minFontSize: 6.5,
          }),
          box(
            'flavour',
            'mt-auto max-h-[45%] shrink-0 gap-[4px]',
            [
              box('flavour-rule', 'h-[0.75px] shrink-0 bg-dark/30', undefined, { name: 'Rule' }),
              text('flavour-text', 'field:flavour', 'font-almendra text-[10.5px] italic leading-[1.15] text-dark/75', {
                name: 'Flavour',
                minFontSize: 6.5,
              }),
            ],
            { name: 'Flavour', showWhen: 'field:flavour' },
          ),
        ],
        { name: 'Parchment' },
      ),
    ]),
    section('footer', 'Footer', 12, 'flex-row items-end gap-[14px] px-[19px] pb-[12px]', [
      strength('attack', 'field:attack', swords, 'Attack'),
      strength('defense', 'field:defense', shield, 'Defense'),
      text('credit', 'attribution', 'ml-auto text-right font-almendra text-[8px] italic leading-[1.1] text-light/80', {
        name: 'Credit',
      }),
      text('number', 'card_number', 'ml-auto shrink-0 font-almendra text-[9px] text-light', { name: 'Number' }),
    ]),
  ],
});

/** A rose window with a fire behind it. */
function roseWindow() {
  const [cx, cy] = [120, 168];
  const each = (count, draw) =>
    range(count)
      .map((i) => group(`transform="rotate(${n2((360 / count) * i)} ${cx} ${cy})"`, draw(i)))
      .join('');
  const lancet = (inner, outer, half) => {
    const [top, bottom] = [cy - outer, cy - inner];
    return `M${n2(cx)} ${n2(top)}C${n2(cx + half)} ${n2(top + (outer - inner) * 0.22)} ${n2(cx + half)} ${n2(bottom - (outer - inner) * 0.3)} ${n2(cx)} ${n2(bottom)}C${n2(cx - half)} ${n2(bottom - (outer - inner) * 0.3)} ${n2(cx - half)} ${n2(top + (outer - inner) * 0.22)} ${n2(cx)} ${n2(top)}Z`;
  };
  const trefoil = (y, r) =>
    range(3)
      .map((i) => {
        const [x2, y2] = polar(cx, y, r * 0.58, -Math.PI / 2 + (i * 2 * Math.PI) / 3);
        return circle(x2, y2, r * 0.56, '');
      })
      .join('');
  const lattice = range(15)
    .map((row) =>
      range(11)
        .map((column) => polygonPath(diamond(column * 24 + (row % 2 ? 12 : 0), row * 24, 1.5)))
        .join(''),
    )
    .join('');
  const lines = range(40)
    .map((i) => `M${n2(-336 + i * 24)} -12l360 360M${n2(-336 + i * 24)} 348l360 -360`)
    .join('');
  const flame = `M${cx} ${cy - 15}C${cx + 9} ${cy - 5} ${cx + 10} ${cy + 5} ${cx + 7} ${cy + 9}C${cx + 5} ${cy + 13} ${cx - 5} ${cy + 13} ${cx - 7} ${cy + 9}C${cx - 10} ${cy + 4} ${cx - 6} ${cy + 1} ${cx - 5} ${cy - 4}C${cx - 2} ${cy - 1} ${cx - 1} ${cy - 8} ${cx} ${cy - 15}Z`;
  return svg(
    240,
    336,
    '<defs><radialGradient id="fire"><stop offset="0" stop-color="var(--primary)" stop-opacity="0.95"/><stop offset="0.55" stop-color="var(--secondary)" stop-opacity="0.7"/><stop offset="1" stop-color="var(--secondary)" stop-opacity="0"/></radialGradient></defs>' +
      path(lines, 'fill="none" stroke="var(--primary)" stroke-width="0.4" opacity="0.28"') +
      path(lattice, 'fill="var(--primary)" opacity="0.5"') +
      circle(cx, cy, 120, 'fill="url(#fire)"') +
      circle(cx, cy, 92, 'fill="var(--dark)"') +
      circle(cx, cy, 88, 'fill="var(--secondary)" opacity="0.4"') +
      group(
        'fill="none" stroke="var(--primary)"',
        circle(cx, cy, 92, 'stroke-width="2.4"') + circle(cx, cy, 86.5, 'stroke-width="0.7"'),
      ) +
      group(
        'fill="var(--dark)"',
        each(12, () => trefoil(cy - 75, 9.5)),
      ) +
      group(
        'fill="var(--primary)"',
        each(12, () => trefoil(cy - 75, 7.2)),
      ) +
      group(
        'fill="var(--dark)"',
        each(12, () => path(lancet(22, 67, 15.5))),
      ) +
      each(12, (i) =>
        path(
          lancet(25, 63.5, 12),
          `fill="var(--${i % 2 ? 'secondary' : 'primary'})" opacity="${i % 2 ? '1' : '0.92'}"`,
        ),
      ) +
      group(
        'fill="var(--dark)"',
        each(24, () => circle(cx, cy - 60, 2.2, '')),
      ) +
      each(12, () => path(lancet(36, 53, 3.6), 'fill="var(--dark)" opacity="0.55"')) +
      circle(cx, cy, 27, 'fill="var(--dark)"') +
      path(ringPath(cx, cy, 27, 25.4), 'fill="var(--primary)" fill-rule="evenodd"') +
      path(starPath(cx, cy, 23.5, 16.5, 12), 'fill="var(--secondary)" opacity="0.75"') +
      group(
        `transform="translate(${cx} ${cy}) scale(1.12) translate(${-cx} ${-cy})"`,
        path(flame, 'fill="var(--light)"'),
      ),
  );
}
const diamond = (x, y, r) => [
  [x, y - r],
  [x + r, y],
  [x, y + r],
  [x - r, y],
];

const back = sharedByAllCards(
  face({
    slug: 'emberwild-back',
    name: 'Emberwild back',
    description: 'A rose window with a fire behind it, in the deck’s metal.',
    ratio: RATIO,
    background: {
      classes: 'bg-dark',
      children: [
        box('metal-tint', 'absolute inset-0 bg-primary/10', undefined, { name: 'Tint' }),
        art('rose', roseWindow(), 'absolute inset-0', { name: 'Rose window', fit: 'cover' }),
        box('frame', 'absolute inset-[6px] rounded-[9px] border-[1.5px] border-primary', undefined, { name: 'Frame' }),
        box('inner-frame', 'absolute inset-[9.5px] rounded-[6px] border border-primary/50', undefined, {
          name: 'Inner frame',
        }),
        cornerAt('corner-tl', 'left-[14px] top-[14px]'),
        cornerAt('corner-tr', 'right-[14px] top-[14px] rotate-90'),
        cornerAt('corner-br', 'right-[14px] bottom-[14px] rotate-180'),
        cornerAt('corner-bl', 'left-[14px] bottom-[14px] -rotate-90'),
      ],
    },
    sections: [
      section('title-area', 'Title', 100, 'items-center justify-end px-[40px] pb-[17px]', [
        text(
          'deck',
          'deck_title',
          'bg-dark px-[8px] pt-[2px] pb-[4px] text-center font-grenze-gotisch text-[19px] font-semibold leading-none text-light',
          { name: 'Deck title', minFontSize: 10 },
        ),
      ]),
    ],
  }),
);

export default { front, back };
