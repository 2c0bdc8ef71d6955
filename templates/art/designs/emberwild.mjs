// Dark fantasy trading card: a lit window in a soot-black frame. The faction's colour is the metal.
import {
  art,
  box,
  face,
  icon,
  label,
  low,
  markdown,
  note,
  number,
  photo,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
import {
  circle,
  group,
  n2,
  path,
  polar,
  polygonPath,
  range,
  ringPath,
  sparklePath,
  starPath,
  svg,
} from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

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
    'max-w-[30%] shrink-0 flex-row items-center gap-[4px]',
    [
      box(`${id}-chip`, 'size-[19px] shrink-0 items-center justify-center rounded-[5px] bg-primary', [
        art(`${id}-mark`, drawing, 'size-[15px] text-on-primary'),
      ]),
      label(`${id}-value`, kind, 'shrink font-cinzel text-[15px] font-bold leading-none text-light', {
        name,
      }),
    ],
    { name, showWhen: kind },
  );

const banner =
  'shrink-0 px-[8px] pt-[2.5px] pb-[3.5px] font-almendra text-[11.5px] font-bold leading-[1.1] text-on-primary truncate';
/** Texts bring the margins of the parchment, so that without any of them there is none. */
const parchment = 'px-[10px] text-dark font-eb-garamond';

const front = face({
  slug: 'emberwild',
  name: 'Emberwild',
  description:
    'Dark fantasy trading card. Title, texts, icon or picture; fields “cost”, “type”, “attack”, “defense”, “flavour”, “rarity”. Anything you leave out disappears, and the window grows.',
  ratio: RATIO,
  background: {
    classes: 'bg-dark',
    children: [box('metal-tint', 'absolute inset-0 bg-primary/15', undefined, { name: 'Tint' })],
  },
  sections: [
    section('card', 'Card', 100, `gap-[4px] px-[15px] pt-[13px] pb-[13px] ${wide('ps-[98px]')}`, [
      box(
        'header',
        'min-h-[29px] shrink-0 flex-row gap-[6px] px-[2px]',
        [
          text(
            'name',
            'title',
            'max-h-[{{length(title) > 60 ? (card_ratio > 1.1 ? 66 : 54) : 40}}px] grow justify-center font-grenze-gotisch text-[22px] font-semibold leading-[0.92] text-light',
            { name: 'Name', minFontSize: 14 },
          ),
          box(
            'cost',
            'size-[29px] shrink-0 items-center justify-center self-center bg-primary px-[3px]',
            [
              label('cost-value', 'field:cost', 'font-cinzel text-[16px] font-extrabold leading-none text-on-primary', {
                name: 'Cost',
                minFontSize: 8,
              }),
            ],
            { name: 'Cost', shape: 'polygon', sides: 6, showWhen: 'field:cost' },
          ),
        ],
        { name: 'Header' },
      ),
      box(
        'window-frame',
        `relative min-h-[84px] grow shrink-[40] basis-[150px] overflow-hidden rounded-[8px] ${low('min-h-[60px]')} ${wide('absolute start-[13px] inset-y-[13px] w-[79px]')}`,
        [
          photo('picture', 'absolute inset-0 bg-light object-cover', { name: 'Picture', art: 'dusk' }),
          box(
            'creature',
            'absolute inset-0 items-center justify-center',
            [
              box(
                'moon',
                'aspect-square h-[82%] max-h-[112px] items-center justify-center rounded-full border-[1.5px] border-primary bg-light',
                [icon('creature-icon', 'card_icon', 'size-[72%] text-dark', { name: 'Creature' })],
                { name: 'Moon', showWhen: 'card_icon' },
              ),
            ],
            { name: 'Creature', showWhen: '!illustration' },
          ),
          box('window-rim', 'absolute inset-0 rounded-[8px] border-[1.5px] border-primary', undefined, { name: 'Rim' }),
          cornerAt('corner-tl', 'left-[4px] top-[4px]'),
          cornerAt('corner-tr', 'right-[4px] top-[4px] rotate-90'),
          cornerAt('corner-br', 'right-[4px] bottom-[4px] rotate-180'),
          cornerAt('corner-bl', 'left-[4px] bottom-[4px] -rotate-90'),
        ],
      ),
      box(
        'type-banner',
        'shrink-0 flex-row items-center rounded-[3px] bg-primary',
        [
          text('type', 'field:type', `${banner} grow shrink`, { name: 'Type' }),
          text(
            'rarity',
            'field:rarity',
            'max-w-[40%] shrink-0 pe-[8px] font-almendra text-[9.5px] leading-[1.1] text-on-primary truncate',
            { name: 'Rarity' },
          ),
        ],
        { name: 'Type', showWhen: 'field:type' },
      ),
      box(
        'type-fallback',
        'shrink-0 rounded-[3px] bg-primary',
        [text('category', 'category_title', banner, { name: 'Category' })],
        {
          name: 'Category',
          showWhen: '!field:type',
        },
      ),
      box(
        'parchment',
        `overflow-hidden rounded-[4px] bg-light ${wide('grow shrink')}`,
        [
          text('motto', 'one_liner', `${parchment} shrink-0 pt-[5px] pb-[2px] text-[11px] italic leading-[1.15]`, {
            name: 'One-liner',
            minFontSize: 8,
          }),
          text('lead', 'primary_text', `${parchment} shrink-0 pt-[5px] pb-[2px] text-[12px] font-bold leading-[1.15]`, {
            name: 'Short text',
            minFontSize: 8,
          }),
          markdown(
            'rule-text',
            'description',
            `${parchment} shrink-3 pt-[4px] pb-[5px] text-[12px] font-medium leading-[1.16]`,
            {
              name: 'Rules text',
              minFontSize: 6.5,
            },
          ),
          text('aside', 'secondary_text', `${parchment} shrink-2 pt-[1px] pb-[5px] text-[10px] leading-[1.15]`, {
            name: 'Side text',
            minFontSize: 6.5,
          }),
          box(
            'flavour',
            'max-h-[50px] shrink-2 px-[10px] pt-[2px] pb-[6px] text-dark',
            [
              box('flavour-rule', 'mb-[3px] h-[0.75px] shrink-0 bg-dark/30', undefined, { name: 'Rule' }),
              text(
                'flavour-text',
                'field:flavour',
                'font-eb-garamond text-[10.5px] italic leading-[1.15] text-dark/80',
                {
                  name: 'Flavour',
                  minFontSize: 6.5,
                },
              ),
            ],
            { name: 'Flavour', showWhen: 'field:flavour' },
          ),
        ],
        { name: 'Parchment' },
      ),
      box(
        'footer',
        'shrink-0 flex-row items-end gap-[14px] px-[2px]',
        [
          strength('attack', 'field:attack', swords, 'Attack'),
          strength('defense', 'field:defense', shield, 'Defense'),
          note(
            'credit',
            'attribution',
            'ms-auto text-right rtl:text-left font-eb-garamond text-[8px] italic leading-[1.1] text-light/80',
            {
              name: 'Credit',
            },
          ),
          number('number', 'ms-auto font-eb-garamond text-[9px] font-medium leading-[1.1] text-light'),
        ],
        { name: 'Footer' },
      ),
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
      path(sparklePath(cx, cy, 15, 0.24, 8), 'fill="var(--light)"'),
  );
}
const diamond = (x, y, r) => [
  [x, y - r],
  [x + r, y],
  [x, y + r],
  [x - r, y],
];

const titleAt = (id, edge) =>
  box(
    id,
    `absolute inset-x-[44px] ${edge} items-center`,
    [
      text(
        `${id}-text`,
        'deck_title',
        'bg-dark px-[8px] pt-[1px] pb-[3px] text-center font-grenze-gotisch text-[17px] font-semibold leading-none text-light whitespace-nowrap',
        { name: 'Deck title', minFontSize: 10 },
      ),
    ],
    { name: 'Deck title', showWhen: 'deck_title' },
  );

const back = sharedByAllCards(
  face({
    slug: 'emberwild-back',
    name: 'Emberwild back',
    description:
      'A rose window with a fire behind it, in the deck’s metal, and the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-dark',
      children: [
        box('metal-tint', 'absolute inset-0 bg-primary/10', undefined, { name: 'Tint' }),
        art('rose', roseWindow(), 'absolute inset-0', { name: 'Rose window', fit: 'cover' }),
        box('frame', 'absolute inset-[12px] rounded-[8px] border-[1.5px] border-primary', undefined, { name: 'Frame' }),
        box('inner-frame', 'absolute inset-[15.5px] rounded-[5px] border border-primary/50', undefined, {
          name: 'Inner frame',
        }),
        cornerAt('corner-tl', 'left-[20px] top-[20px]'),
        cornerAt('corner-tr', 'right-[20px] top-[20px] rotate-90'),
        cornerAt('corner-br', 'right-[20px] bottom-[20px] rotate-180'),
        cornerAt('corner-bl', 'left-[20px] bottom-[20px] -rotate-90'),
        titleAt('title-foot', 'bottom-[24px]'),
        titleAt('title-head', 'top-[24px] rotate-180'),
      ],
    },
  }),
);

export default { front, back };
