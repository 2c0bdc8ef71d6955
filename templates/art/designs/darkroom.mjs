// Photo to the edge, with a caption in the shade. White on black on purpose: a photo has no colour scheme.
import { art, box, face, icon, image, markdown, section, text, sharedByAllCards } from '../lib/items.mjs';
import { at, circle, group, n2, path, polar, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

/** The blades of an iris. @param count of blades @param open radius of the opening */
function iris(cx, cy, outer, open, count) {
  return range(count)
    .map((i) => {
      const angle = (i * 2 * Math.PI) / count;
      const next = angle + (2 * Math.PI) / count;
      const [ix, iy] = polar(cx, cy, open, angle);
      const [jx, jy] = polar(cx, cy, open, next);
      const [ox, oy] = polar(cx, cy, outer, angle + 0.95);
      const [px, py] = polar(cx, cy, outer, next + 0.95);
      return path(
        `M${at(ix, iy)}L${at(jx, jy)}L${at(px, py)}A${n2(outer)} ${n2(outer)} 0 0 0 ${at(ox, oy)}Z`,
        `fill="#000000" fill-opacity="${n2(0.18 + 0.5 * (0.5 + 0.5 * Math.cos(angle + 0.6)))}" stroke="#ffffff" stroke-opacity="0.28" stroke-width="0.7"`,
      );
    })
    .join('');
}

const lens = svg(
  240,
  336,
  '<defs><radialGradient id="light"><stop offset="0" stop-color="#ffffff" stop-opacity="0.95"/><stop offset="0.24" stop-color="var(--primary)"/><stop offset="0.75" stop-color="#2a2622"/><stop offset="1" stop-color="#121110"/></radialGradient></defs>' +
    rect(-60, -90, 360, 516, 'fill="#121110"') +
    circle(120, 132, 190, 'fill="url(#light)"') +
    iris(120, 132, 240, 34, 9) +
    circle(120, 132, 106, 'fill="none" stroke="#ffffff" stroke-opacity="0.22" stroke-width="0.8"') +
    group(
      'fill="#ffffff"',
      circle(82, 92, 7, 'opacity="0.14"') +
        circle(98, 109, 3.4, 'opacity="0.2"') +
        circle(158, 170, 10, 'opacity="0.1"') +
        circle(141, 153, 4, 'opacity="0.16"'),
    ),
);

const edge = 'font-spline-sans-mono text-[8.5px] font-medium leading-none';

const front = face({
  slug: 'darkroom',
  name: 'Darkroom',
  description: 'A photo to the edge and a caption in its shade. Picture, title, one-liner, text, number, credit.',
  ratio: RATIO,
  background: {
    classes: 'bg-[#121110]',
    children: [
      image('photo', 'illustration', 'absolute inset-0 bg-[#efe9dd] object-cover', {
        name: 'Photo',
        placeholder: lens,
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
          art('arrow', svg(8, 8, path('M1 0L8 4L1 8Z', 'fill="currentColor"')), 'size-[6px] shrink-0', {
            name: 'Arrow',
          }),
          text('number', 'card_number', edge, { name: 'Frame number' }),
        ],
        { name: 'Frame number', showWhen: 'card_number' },
      ),
      text('category', 'category_title', `${edge} ml-auto justify-center text-right`, {
        name: 'Category',
        minFontSize: 6.5,
      }),
    ]),
    section('lower', 'Lower part', 88, 'justify-end', [
      box(
        'shade',
        'gap-[5px] bg-gradient-to-b from-black/0 via-black/65 via-30% to-black/90 px-[17px] pt-[54px] pb-[15px] text-white',
        [
          box('tick', 'h-[2.4px] w-[22px] shrink-0 bg-primary', undefined, { name: 'Tick' }),
          text(
            'title',
            'title',
            'max-h-[110px] min-h-[20px] shrink-2 text-balance font-newsreader text-[25px] font-medium leading-[1.02] tracking-[-0.02em]',
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
          box('foot', 'mt-[6px] shrink-0 flex-row items-end justify-between gap-[8px] text-white/80', [
            text('deck', 'deck_title', 'font-spline-sans-mono text-[7px] leading-[1.1]', { name: 'Deck' }),
            text('credit', 'attribution', 'ml-auto text-right font-spline-sans-mono text-[7px] leading-[1.1]', {
              name: 'Credit',
              minFontSize: 5.5,
            }),
          ]),
        ],
        { name: 'Shade below' },
      ),
    ]),
  ],
});

/** Strips of film laid side by side: frames between two rows of holes. */
function contactSheet() {
  const strip = (x) => {
    const holes = range(20)
      .flatMap((i) => [rect(x + 5, -8 + i * 18.6, 6, 8.5, 'rx="1.6"'), rect(x + 69, -8 + i * 18.6, 6, 8.5, 'rx="1.6"')])
      .join('');
    const frames = range(5).map((i) => {
      const [top, tone] = [-40 + i * 93 + ((x * 7) % 40), (i * 3 + Math.round(x / 80) * 2 + 7) % 5];
      const view = [
        circle(x + 46, top + 30, 12, '') +
          path(
            `M${n2(x + 16)} ${n2(top + 76)}L${n2(x + 34)} ${n2(top + 46)}L${n2(x + 46)} ${n2(top + 62)}L${n2(x + 54)} ${n2(top + 52)}L${n2(x + 64)} ${n2(top + 76)}Z`,
          ),
        path(`M${n2(x + 16)} ${n2(top + 58)}H${n2(x + 64)}V${n2(top + 84)}H${n2(x + 16)}Z`) +
          circle(x + 28, top + 26, 6, ''),
        circle(x + 40, top + 36, 11, '') +
          path(
            `M${n2(x + 22)} ${n2(top + 84)}C${n2(x + 22)} ${n2(top + 44)} ${n2(x + 58)} ${n2(top + 44)} ${n2(x + 58)} ${n2(top + 84)}Z`,
          ),
        path(
          `M${n2(x + 24)} ${n2(top + 84)}V${n2(top + 30)}H${n2(x + 38)}V${n2(top + 84)}ZM${n2(x + 42)} ${n2(top + 84)}V${n2(top + 44)}H${n2(x + 58)}V${n2(top + 84)}Z`,
        ),
        path(
          `M${n2(x + 16)} ${n2(top + 70)}Q${n2(x + 30)} ${n2(top + 40)} ${n2(x + 64)} ${n2(top + 56)}V${n2(top + 84)}H${n2(x + 16)}Z`,
        ) + circle(x + 52, top + 28, 8, ''),
      ][tone];
      return (
        rect(x + 16, top, 48, 84, `rx="2" fill="var(--primary)" fill-opacity="${n2(0.32 + tone * 0.12)}"`) +
        group('fill="#141210" fill-opacity="0.6"', view)
      );
    });
    const id = `strip-${n2(x + 100)}`;
    return (
      rect(x, -40, 80, 416, 'fill="#1d1a17"') +
      `<defs><clipPath id="${id}"><rect x="${n2(x + 16)}" y="-40" width="48" height="416"/></clipPath></defs>` +
      group(`clip-path="url(#${id})"`, frames.join('')) +
      group('fill="#efe9dd" fill-opacity="0.9"', holes)
    );
  };
  return svg(
    240,
    336,
    rect(-80, -80, 400, 500, 'fill="#0c0b0a"') +
      group(
        'transform="rotate(-14 120 168)"',
        range(6)
          .map((i) => strip(-118 + i * 84))
          .join(''),
      ),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'darkroom-back',
    name: 'Darkroom back',
    description: 'A contact sheet of film strips and a label in the edge-code face.',
    ratio: RATIO,
    background: {
      classes: 'bg-[#0c0b0a]',
      children: [art('contact-sheet', contactSheet(), 'absolute inset-0', { name: 'Contact sheet', fit: 'cover' })],
    },
    sections: [
      section('middle', 'Label', 100, 'items-center justify-center px-[26px]', [
        box(
          'label',
          'max-w-full items-center gap-[5px] rounded-[3px] bg-primary px-[16px] pt-[11px] pb-[12px] text-on-primary',
          [
            icon('deck-symbol', 'deck_icon', 'size-[22px] shrink-0', { name: 'Deck symbol' }),
            text(
              'deck',
              'deck_title',
              'text-center text-balance font-spline-sans-mono text-[15px] font-bold leading-[1.08] tracking-[-0.03em]',
              { name: 'Deck title', minFontSize: 9 },
            ),
          ],
          { name: 'Label', showWhen: 'deck_title' },
        ),
      ]),
    ],
  }),
);

export default { front, back };
