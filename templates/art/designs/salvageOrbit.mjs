// Science fiction: a printed planet above an instrument panel.
import { art, box, face, glyph, icon, image, markdown, section, text, sharedByAllCards } from '../lib/items.mjs';
import { at, circle, ellipse, group, n2, path, polar, random, range, rect, svg, wavePath } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

function starlight(seed, count, height) {
  const next = random(seed);
  const stars = range(count).map(() =>
    circle(next() * 240, next() * height, 0.25 + next() * 0.8, `opacity="${n2(0.35 + next() * 0.65)}"`),
  );
  return group('fill="var(--light)"', stars.join(''));
}

/** A globe lit from the upper left; its night is a screen of dots. */
function planet(id, cx, cy, r, color) {
  const pitch = r * 0.0966;
  const dots = range(24)
    .flatMap((row) =>
      range(24).map((column) => {
        const x = cx - r * 1.1 + column * pitch + (row % 2) * pitch * 0.5;
        const y = cy - r * 1.1 + row * pitch;
        const dark = (x - (cx - r * 0.46) + (y - (cy - r * 0.46))) / (r * 1.9);
        return {
          x,
          y,
          dot: Math.min(pitch * 0.56, Math.max(0, dark - 0.04) * pitch * 0.48),
          inside: Math.hypot(x - cx, y - cy) < r + pitch,
        };
      }),
    )
    .filter(({ dot, inside }) => dot > 0.22 && inside)
    .map(
      ({ x, y, dot }) =>
        `M${at(x - dot, y)}a${n2(dot)} ${n2(dot)} 0 1 0 ${n2(2 * dot)} 0a${n2(dot)} ${n2(dot)} 0 1 0 ${n2(-2 * dot)} 0Z`,
    );
  const bands = range(5).map((i) =>
    path(
      wavePath(cy - r * 0.56 + i * r * 0.296, r * 0.05, r * 1.08, i * 2, cx - r * 1.2, cx + r * 1.2),
      `stroke="var(--light)" stroke-opacity="${n2(0.46 - i * 0.07)}" stroke-width="${n2(r * (0.09 - i * 0.011))}"`,
    ),
  );
  return (
    `<defs><clipPath id="${id}"><circle cx="${n2(cx)}" cy="${n2(cy)}" r="${n2(r)}"/></clipPath></defs>` +
    circle(cx, cy, r, `fill="var(--${color})"`) +
    group(`clip-path="url(#${id})"`, group('fill="none"', bands.join('')) + path(dots.join(''), 'fill="var(--dark)"'))
  );
}

/** The half of a ring that passes in front, or behind. */
function ring(cx, cy, rx, ry, innerX, innerY, front) {
  const sweep = front ? 0 : 1;
  const d = `M${at(cx - rx, cy)}A${n2(rx)} ${n2(ry)} 0 0 ${sweep} ${at(cx + rx, cy)}L${at(cx + innerX, cy)}A${n2(innerX)} ${n2(innerY)} 0 0 ${1 - sweep} ${at(cx - innerX, cy)}Z`;
  return path(d, 'fill="var(--primary)"');
}
const ringed = (id, cx, cy, r) =>
  group(`transform="rotate(-18 ${n2(cx)} ${n2(cy)})"`, ring(cx, cy, r * 1.53, r * 0.34, r * 1.2, r * 0.2, false)) +
  planet(id, cx, cy, r, 'secondary') +
  group(`transform="rotate(-18 ${n2(cx)} ${n2(cy)})"`, ring(cx, cy, r * 1.53, r * 0.34, r * 1.2, r * 0.2, true));

const space = svg(
  240,
  212,
  rect(-60, -80, 360, 400, 'fill="var(--dark)"') +
    starlight(21, 110, 220) +
    path('M40.500 69.500A10 10 0 1 0 47 85.500A8.400 8.400 0 0 1 40.500 69.500Z', 'fill="var(--accent)"'),
);
const giant = svg(240, 212, ringed('disc', 126, 112, 66));

/** A target field for the icon of a card without a picture. */
const scanner = (() => {
  const [cx, cy] = [120, 106];
  const ticks = range(72).map((i) => {
    const angle = (i * Math.PI) / 36;
    const [x1, y1] = polar(cx, cy, 78, angle);
    const [x2, y2] = polar(cx, cy, i % 6 ? 81 : 86, angle);
    return `M${at(x1, y1)}L${at(x2, y2)}`;
  });
  return svg(
    240,
    212,
    circle(cx, cy, 66, 'fill="var(--primary)" fill-opacity="0.14"') +
      group(
        'fill="none" stroke="var(--primary)"',
        circle(cx, cy, 66, 'stroke-width="1.6"') +
          circle(cx, cy, 92, 'stroke-width="0.7" stroke-dasharray="1.500 4"') +
          path(ticks.join(''), 'stroke-width="0.8"') +
          path(
            `M${cx - 118} ${cy}h22M${cx + 96} ${cy}h22M${cx} ${cy - 100}v12M${cx} ${cy + 88}v12`,
            'stroke-width="1.2"',
          ),
      ) +
      circle(cx + 65, cy - 65, 5.5, 'fill="var(--secondary)"'),
  );
})();

const notch = svg(240, 16, path('M0 16.500V16H163L179 0H240V16.500Z', 'fill="currentColor"'));
const crystal = svg(
  20,
  20,
  path('M10 0.500L19.500 10L10 19.500L0.500 10Z', 'fill="none" stroke="currentColor" stroke-width="2"') +
    path('M10 5L15 10L10 15L5 10Z', 'fill="currentColor"'),
);

const front = face({
  slug: 'salvage-orbit',
  name: 'Salvage Orbit',
  description:
    'Science fiction: a planet in halftone over an instrument panel. Title, text, picture or icon; field “cost” sets the pips, “class” the label.',
  ratio: RATIO,
  background: { classes: 'bg-primary', children: [] },
  sections: [
    section('space', 'Space', 60.5, 'bg-dark', [
      art('stars', space, 'absolute inset-0', { name: 'Stars', fit: 'cover' }),
      box(
        'no-picture',
        'absolute inset-0',
        [
          art('giant', giant, 'absolute inset-0', { name: 'Ringed planet', showWhen: '!card_icon' }),
          box(
            'scan',
            'absolute inset-0',
            [
              art('scanner', scanner, 'absolute inset-0', { name: 'Scanner' }),
              box('ship', 'absolute inset-0 items-center justify-center', [
                icon('ship-icon', 'card_icon', 'size-[84px] text-light', { name: 'Icon' }),
              ]),
            ],
            { name: 'Scanner', showWhen: 'card_icon' },
          ),
        ],
        { name: 'Without a picture', showWhen: '!illustration' },
      ),
      image('picture', 'illustration', 'absolute inset-0 object-cover', { name: 'Picture' }),
      box(
        'cost',
        'absolute left-[16px] top-[17px] flex-row items-center gap-[5px] rounded-[5px] bg-dark px-[5px] py-[3px]',
        [
          art('crystal', crystal, 'size-[13px] shrink-0 text-primary', { name: 'Crystal' }),
          text('cost-value', 'field:cost', 'font-archivo-expanded text-[14px] font-extrabold leading-none text-light', {
            name: 'Cost',
          }),
        ],
        { name: 'Cost', showWhen: 'field:cost' },
      ),
      box(
        'label',
        'absolute right-[16px] top-[17px] rounded-[5px] bg-dark px-[6px] pt-[4px] pb-[5px]',
        [
          text('class', 'field:class', 'font-archivo-expanded text-[8.5px] font-bold leading-none text-light', {
            name: 'Class',
          }),
        ],
        { name: 'Class', showWhen: 'field:class' },
      ),
      art('notch', notch, 'absolute inset-x-0 bottom-[-1.5px] h-[17px] text-primary', { name: 'Notch', fit: 'fill' }),
    ]),
    section('panel', 'Panel', 29, 'gap-[4px] px-[16px] pt-[6px] text-on-primary', [
      text(
        'name',
        'title',
        'shrink-2 min-h-[13px] font-archivo-expanded text-[21px] font-extrabold leading-[1] tracking-[-0.025em]',
        { name: 'Name', minFontSize: 11 },
      ),
      text('lead', 'one_liner', 'shrink-0 font-archivo text-[9.5px] font-bold leading-[1.15]', { name: 'One-liner' }),
      text('short-text', 'primary_text', 'font-archivo text-[10.5px] font-medium leading-[1.24]', {
        name: 'Short text',
        minFontSize: 7,
      }),
      markdown('orders', 'description', 'shrink-2 font-archivo text-[10.5px] font-medium leading-[1.24]', {
        name: 'Text',
        minFontSize: 6.5,
      }),
    ]),
    section('footer', 'Footer', 10.5, 'flex-row items-end gap-[10px] px-[16px] pb-[14px] text-on-primary', [
      box(
        'pips',
        'shrink-0',
        [
          glyph('pips-row', 'tabler:square-rounded-filled', 'gap-[3px] size-[19px]', {
            name: 'Cost pips',
            repeat: 'field:cost',
            repeatOf: 5,
          }),
        ],
        { name: 'Pips', showWhen: 'field:cost' },
      ),
      text(
        'deck',
        'deck_title',
        'ml-auto justify-end text-right font-archivo text-[8.5px] font-semibold leading-[1.1]',
        {
          name: 'Deck',
        },
      ),
      text('number', 'card_number', 'shrink-0 justify-end font-archivo-expanded text-[8.5px] font-bold leading-[1.1]', {
        name: 'Number',
      }),
    ]),
  ],
});

/** Orbits seen from above, with whatever circles there. */
function orrery() {
  const [cx, cy] = [120, 168];
  const radii = [36, 58, 82, 108, 138, 172, 208];
  const orbits = radii
    .map((r, i) =>
      circle(cx, cy, r, `stroke-dasharray="${i % 2 ? '1.500 4' : 'none'}" opacity="${n2(0.9 - i * 0.09)}"`),
    )
    .join('');
  const ticks = range(60)
    .map((i) => {
      const angle = (i * Math.PI) / 30;
      const [x1, y1] = polar(cx, cy, 94, angle);
      const [x2, y2] = polar(cx, cy, i % 5 ? 97 : 101, angle);
      return `M${at(x1, y1)}L${at(x2, y2)}`;
    })
    .join('');
  const pair = (r, angle, size, color) =>
    [angle, angle + Math.PI]
      .map((a) => {
        const [x, y] = polar(cx, cy, r, a);
        return circle(x, y, size + 2.2, 'fill="var(--dark)"') + circle(x, y, size, `fill="var(--${color})"`);
      })
      .join('');
  return svg(
    240,
    336,
    rect(-60, -60, 360, 456, 'fill="var(--dark)"') +
      starlight(8, 150, 336) +
      group(
        'fill="none" stroke="var(--primary)" stroke-width="0.8"',
        orbits + path(ticks, 'stroke="var(--light)" opacity="0.7"'),
      ) +
      pair(36, 0.6, 3.2, 'accent') +
      pair(58, -0.7, 5.2, 'primary') +
      pair(82, 1.9, 4, 'light') +
      pair(108, 0.35, 8.5, 'secondary') +
      pair(138, -1.05, 5, 'accent') +
      planet('sun', cx, cy, 24, 'secondary') +
      ellipse(cx, cy, 24, 24, 'fill="none" stroke="var(--dark)" stroke-width="1"'),
  );
}

const tab = (id, edge) =>
  box(
    id,
    `absolute inset-x-[30px] ${edge} items-center`,
    [
      text(
        `${id}-text`,
        'deck_title',
        'rounded-[4px] bg-primary px-[9px] pt-[4px] pb-[5px] text-center font-archivo-expanded text-[10.5px] font-extrabold leading-[1.05] text-on-primary truncate',
        { name: 'Deck title', minFontSize: 7 },
      ),
    ],
    { name: 'Deck title' },
  );

const back = sharedByAllCards(
  face({
    slug: 'salvage-orbit-back',
    name: 'Salvage Orbit back',
    description: 'An orrery: orbits, moons and a sun in halftone. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-dark',
      children: [
        art('orrery', orrery(), 'absolute inset-0', { name: 'Orrery', fit: 'cover' }),
        box('keyline', 'absolute inset-[9px] rounded-[7px] border-[1.2px] border-primary', undefined, {
          name: 'Key line',
        }),
        tab('title-foot', 'bottom-[14px]'),
        tab('title-head', 'top-[14px] rotate-180'),
      ],
    },
  }),
);

export default { front, back };
