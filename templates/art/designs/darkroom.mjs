// Photo to the edge, with a caption in the shade. White on black on purpose: a photo has no colour scheme.
import {
  art,
  box,
  face,
  icon,
  lines,
  markdown,
  note,
  photo,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
import { at, circle, n2, path, polar, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

const edge = 'font-spline-sans-mono text-[8.5px] font-medium leading-none';

const front = face({
  slug: 'darkroom',
  name: 'Darkroom',
  description: 'A photo to the edge and a caption in its shade. Without a photo, a lens of the card’s own.',
  ratio: RATIO,
  background: {
    classes: 'bg-[#121110]',
    children: [
      photo('photo', 'absolute inset-0 bg-[#efe9dd] object-cover', {
        name: 'Photo',
        art: 'iris',
      }),
      box('top-scrim', 'absolute inset-x-0 top-0 h-[26%] bg-gradient-to-b from-black/70 to-black/0', undefined, {
        name: 'Shade above',
      }),
    ],
  },
  sections: [
    section('header', 'Header', 12, 'flex-row justify-between gap-[8px] px-[17px] pt-[9px] text-white', [
      box(
        'frame-number',
        'shrink-0 flex-row items-center gap-[4px]',
        [
          art(
            'arrow',
            svg(8, 8, path('M1 0L8 4L1 8Z', 'fill="currentColor"')),
            'size-[6px] shrink-0 rtl:-scale-x-100',
            {
              name: 'Arrow',
            },
          ),
          text('number', 'card_number', edge, { name: 'Frame number' }),
        ],
        { name: 'Frame number', showWhen: 'card_number' },
      ),
      note('category', 'category_title', `${edge} ms-auto justify-center text-right rtl:text-left`, {
        name: 'Category',
        minFontSize: 6.5,
      }),
    ]),
    section('lower', 'Lower part', 88, 'justify-end', [
      box(
        'shade',
        `gap-[5px] bg-gradient-to-b from-black/0 via-black/65 via-30% to-black/90 px-[17px] pt-[54px] pb-[15px] text-white ${wide('gap-[3px] pt-[22px] pb-[13px]')}`,
        [
          box('tick', 'h-[2.4px] w-[22px] shrink-0 bg-primary', undefined, { name: 'Tick' }),
          text(
            'title',
            'title',
            `${lines(28, 12.3)} max-h-[110px] shrink-2 text-balance font-newsreader text-[25px] font-medium leading-[1.02] tracking-[-0.02em]`,
            { name: 'Title', minFontSize: 12 },
          ),
          text('lead', 'one_liner', 'shrink-0 font-newsreader text-[11.5px] leading-[1.25] text-white/90', {
            name: 'One-liner',
            minFontSize: 8,
          }),
          text('short-text', 'primary_text', 'font-newsreader text-[11.5px] font-medium leading-[1.25]', {
            name: 'Short text',
            minFontSize: 8,
          }),
          markdown('long-text', 'description', 'font-newsreader text-[10px] leading-[1.3] text-white/90', {
            name: 'Text',
            minFontSize: 7,
          }),
          text('side-text', 'secondary_text', 'font-newsreader text-[9.5px] italic leading-[1.25] text-white/80', {
            name: 'Side text',
            minFontSize: 7,
          }),
          box('foot', 'mt-[6px] shrink-0 flex-row items-end justify-between gap-[8px] text-white/80', [
            note('deck', 'deck_title', 'font-spline-sans-mono text-[7px] leading-[1.1]', {
              name: 'Deck',
              role: 'note',
            }),
            note(
              'credit',
              'attribution',
              'ms-auto text-right rtl:text-left font-spline-sans-mono text-[7px] leading-[1.1]',
              {
                name: 'Credit',
                minFontSize: 5.5,
              },
            ),
          ]),
        ],
        { name: 'Shade below' },
      ),
    ]),
  ],
});

/** A closed shutter: eight blades round an opening, the same either way up. */
function shutter() {
  const [cx, cy, count, open, outer] = [120, 168, 8, 46, 330];
  const blades = range(count).map((i) => {
    const [angle, next] = [(i * 2 * Math.PI) / count, ((i + 1) * 2 * Math.PI) / count];
    const [a, b] = [polar(cx, cy, open, angle), polar(cx, cy, open, next)];
    const [c, d] = [polar(cx, cy, outer, angle + 0.95), polar(cx, cy, outer, next + 0.95)];
    const tone = ['0.05', '0.13', '0.24', '0.13'][i % 4];
    return path(
      `M${at(...a)}L${at(...b)}L${at(...d)}A${n2(outer)} ${n2(outer)} 0 0 0 ${at(...c)}Z`,
      `fill="#ffffff" fill-opacity="${tone}" stroke="#0c0b0a" stroke-width="1.6"`,
    );
  });
  // Each edge catches the light of the opening and loses it outwards.
  const edges = range(count).map((i) => {
    const angle = (i * 2 * Math.PI) / count;
    const [from, to] = [polar(cx, cy, open, angle), polar(cx, cy, outer, angle + 0.95)];
    const [x, y] = [from[0] + (to[0] - from[0]) * 0.42, from[1] + (to[1] - from[1]) * 0.42];
    return path(
      `M${at(...from)}L${at(x, y)}`,
      'fill="none" stroke="var(--primary)" stroke-width="1.1" stroke-opacity="0.75" stroke-linecap="round"',
    );
  });
  const ticks = range(96).map((i) => {
    const angle = (i * Math.PI) / 48;
    return `M${at(...polar(cx, cy, 103, angle))}L${at(...polar(cx, cy, i % 8 ? 106 : 110, angle))}`;
  });
  const octagon = (r) =>
    `M${range(count)
      .map((i) => at(...polar(cx, cy, r, (i * 2 * Math.PI) / count)))
      .join('L')}Z`;
  return svg(
    240,
    336,
    rect(-80, -80, 400, 500, 'fill="#121110"') +
      blades.join('') +
      edges.join('') +
      path(octagon(open), 'fill="var(--primary)"') +
      path(octagon(open - 5), 'fill="none" stroke="#121110" stroke-opacity="0.35" stroke-width="0.8"') +
      circle(cx, cy, 100, 'fill="none" stroke="#ffffff" stroke-opacity="0.4" stroke-width="0.8"') +
      path(ticks.join(''), 'stroke="#ffffff" stroke-opacity="0.5" stroke-width="0.7"'),
  );
}

const edgeTitle = (id, classes) =>
  box(
    id,
    `absolute inset-x-[17px] ${classes} h-[12px] flex-row items-center gap-[6px] text-white`,
    [
      box(`${id}-mark`, 'h-[2.4px] w-[22px] shrink-0 bg-primary', undefined, { name: 'Tick' }),
      text(`${id}-text`, 'deck_title', 'font-spline-sans-mono text-[9px] font-medium leading-[1.1] whitespace-nowrap', {
        name: 'Deck title',
        minFontSize: 6.5,
      }),
    ],
    { name: 'Deck title', showWhen: 'deck_title' },
  );

const back = sharedByAllCards(
  face({
    slug: 'darkroom-back',
    name: 'Darkroom back',
    description:
      'A closed shutter, with the deck’s title along both edges. The same either way up, but for the symbol.',
    ratio: RATIO,
    background: {
      classes: 'bg-[#121110]',
      children: [
        art('shutter', shutter(), 'absolute inset-0', { name: 'Shutter', fit: 'cover' }),
        box('opening', 'absolute inset-0 items-center justify-center text-on-primary', [
          icon('deck-symbol', 'deck_icon', 'size-[36px]', { name: 'Deck symbol' }),
        ]),
        edgeTitle('title-foot', 'bottom-[14px]'),
        edgeTitle('title-head', 'top-[14px] rotate-180'),
      ],
    },
  }),
);

export default { front, back };
