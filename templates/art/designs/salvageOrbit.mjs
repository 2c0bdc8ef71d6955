// Science fiction: a printed planet above an instrument panel.
import {
  art,
  box,
  face,
  glyph,
  icon,
  label,
  lines,
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
import { at, circle, group, n2, path, polar, random, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

function starlight(seed, count, height) {
  const next = random(seed);
  const stars = range(count).map(() =>
    circle(next() * 240, next() * height, 0.25 + next() * 0.8, `opacity="${n2(0.35 + next() * 0.65)}"`),
  );
  return group('fill="var(--light)"', stars.join(''));
}

/** A target over the planet, for the icon of a card without a picture. */
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
    circle(cx, cy, 66, 'fill="var(--dark)" fill-opacity="0.78"') +
      circle(cx, cy, 66, 'fill="var(--primary)" fill-opacity="0.16"') +
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
    'Science fiction: a planet in halftone, another one for every card, over an instrument panel. Title, texts, picture or icon; field “cost” sets the pips, “class” the label.',
  ratio: RATIO,
  background: { classes: 'bg-primary', children: [] },
  sections: [
    section('card', 'Card', 100, wide('ps-[36%]'), [
      box(
        'space',
        `min-h-[84px] grow shrink-[40] basis-[190px] overflow-hidden bg-dark ${low('min-h-[60px]')} ${wide('absolute start-0 inset-y-0 w-[36%]')}`,
        [
          photo('picture', 'absolute inset-0 object-cover', { name: 'Picture', art: 'planet' }),
          box(
            'scan',
            // Below the label, which may be as wide as the card.
            'absolute inset-x-0 top-[{{field:class ? 33 : 0}}px] bottom-0',
            [
              art('scanner', scanner, 'absolute inset-0', { name: 'Scanner' }),
              box('ship', 'absolute inset-0 items-center justify-center', [
                icon('ship-icon', 'card_icon', 'aspect-square h-[44%] max-h-[84px] text-light', { name: 'Icon' }),
              ]),
            ],
            { name: 'Scanner', showWhen: 'card_icon and !illustration' },
          ),
          box(
            'tags',
            `absolute inset-x-[16px] top-[16px] flex-row items-start justify-between gap-[8px] ${wide('inset-x-[10px] top-[13px] flex-col items-start')}`,
            [
              box(
                'cost',
                `max-w-[45%] shrink-0 flex-row items-center gap-[5px] rounded-[5px] bg-dark px-[5px] py-[3px] ${wide('max-w-full')}`,
                [
                  art('crystal', crystal, 'size-[13px] shrink-0 text-primary', { name: 'Crystal' }),
                  label(
                    'cost-value',
                    'field:cost',
                    'font-archivo-expanded text-[14px] font-extrabold leading-none text-light',
                    { name: 'Cost' },
                  ),
                ],
                { name: 'Cost', showWhen: 'field:cost' },
              ),
              box(
                'label',
                'ms-auto rounded-[5px] bg-dark px-[6px] pt-[4px] pb-[5px]',
                [
                  note(
                    'class',
                    'field:class',
                    'text-right rtl:text-left font-archivo-expanded text-[8.5px] font-bold leading-[1.1] text-light',
                    { name: 'Class' },
                  ),
                ],
                { name: 'Class', showWhen: 'field:class' },
              ),
            ],
            { name: 'Cost and class' },
          ),
          art('notch', notch, `absolute inset-x-0 bottom-[-1.5px] h-[17px] text-primary ${wide('hidden')}`, {
            name: 'Notch',
            fit: 'fill',
          }),
        ],
        { name: 'Space' },
      ),
      box(
        'panel',
        `mt-[-1px] gap-[4px] bg-primary px-[16px] pt-[7px] pb-[10px] text-on-primary ${wide('grow justify-center px-[13px] pt-[13px] pb-[5px]')}`,
        [
          text(
            'name',
            'title',
            `${lines(24, 11, 15)} shrink-2 max-h-[{{card_ratio > 1.1 ? 78 : 66}}px] font-archivo-expanded text-[21px] font-extrabold leading-[1] tracking-[-0.025em]`,
            { name: 'Name', minFontSize: 11 },
          ),
          text('lead', 'one_liner', 'shrink-0 font-archivo text-[9.5px] font-bold leading-[1.15]', {
            name: 'One-liner',
          }),
          text('short-text', 'primary_text', 'font-archivo text-[10.5px] font-medium leading-[1.24]', {
            name: 'Short text',
            minFontSize: 7,
          }),
          markdown('orders', 'description', 'shrink-2 font-archivo text-[10.5px] font-medium leading-[1.24]', {
            name: 'Text',
            minFontSize: 6.5,
          }),
          text('log', 'secondary_text', 'font-archivo text-[8.5px] font-medium italic leading-[1.2]', {
            name: 'Side text',
            minFontSize: 6.5,
          }),
        ],
        { name: 'Panel' },
      ),
      box(
        'pips',
        `shrink-0 px-[16px] pb-[7px] text-on-primary ${wide('px-[13px]')}`,
        [
          glyph('pips-row', 'tabler:square-rounded-filled', 'gap-[3px] size-[14px]', {
            name: 'Cost pips',
            repeat: 'field:cost',
            repeatOf: 5,
          }),
        ],
        { name: 'Pips', showWhen: 'field:cost' },
      ),
      box(
        'footer',
        `shrink-0 flex-row items-end gap-[10px] px-[16px] pb-[15px] font-archivo text-[8.5px] leading-[1.1] text-on-primary ${wide('px-[13px] pb-[13px]')}`,
        [
          note('category', 'category_title', 'max-w-[40%] shrink-0 font-bold', { name: 'Category' }),
          note('deck', 'deck_title', 'font-medium', { name: 'Deck' }),
          note('credit', 'attribution', 'ms-auto text-right rtl:text-left font-medium', { name: 'Credit' }),
          number('number', 'ms-auto font-archivo-expanded font-bold'),
        ],
        { name: 'Footer' },
      ),
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
      starlight(8, 36, 336) +
      group('transform="rotate(180 120 168)"', starlight(8, 36, 336)) +
      group(
        'fill="none" stroke="var(--primary)" stroke-width="0.8"',
        orbits + path(ticks, 'stroke="var(--light)" opacity="0.7"'),
      ) +
      pair(36, 0.6, 3.2, 'accent') +
      pair(58, -0.7, 5.2, 'primary') +
      pair(82, 1.9, 4, 'light') +
      pair(108, 0.35, 8.5, 'secondary') +
      pair(138, -1.05, 5, 'accent') +
      circle(cx, cy, 24, 'fill="var(--secondary)"') +
      circle(cx, cy, 17, 'fill="none" stroke="var(--dark)" stroke-width="1"') +
      circle(cx, cy, 10, 'fill="var(--dark)"') +
      circle(cx, cy, 6, 'fill="var(--light)"'),
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
        'rounded-[4px] bg-primary px-[9px] pt-[4px] pb-[5px] text-center font-archivo-expanded text-[10.5px] font-extrabold leading-[1.05] text-on-primary whitespace-nowrap',
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
        box('keyline', 'absolute inset-[12px] rounded-[7px] border-[1.5px] border-primary', undefined, {
          name: 'Key line',
        }),
        tab('title-foot', 'bottom-[18px]'),
        tab('title-head', 'top-[18px] rotate-180'),
      ],
    },
  }),
);

export default { front, back };
