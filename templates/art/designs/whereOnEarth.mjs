// Quiz: a map above, a question and four answers below, the solution on the back.
import {
  art,
  box,
  face,
  glyph,
  label,
  lines,
  low,
  markdown,
  note,
  number,
  photo,
  phrase,
  section,
  text,
  wide,
} from '../lib/items.mjs';
import { at, circle, ellipse, group, n2, path, polar, polygonPath, range, ringPath, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

/** Depth lines round a point, each a little less regular than the last. */
const contour = (cx, cy, k) => {
  const points = range(49).map((i) => {
    const t = (i / 48) * 2 * Math.PI;
    const r =
      (15 + k * 13) *
      (1 + 0.16 * Math.sin(2 * t + 1 + k * 0.12) + 0.09 * Math.sin(3 * t + k * 0.3) + 0.05 * Math.sin(5 * t));
    return [cx + r * Math.cos(t), cy + r * 0.8 * Math.sin(t)];
  });
  return smoothClosed(points);
};

/** Catmull-Rom through the points, closed. */
function smoothClosed(points) {
  const last = points.length - 1;
  const ring = points.slice(0, last);
  const of = (i) => ring[(i + ring.length) % ring.length];
  const curves = ring.map((_, i) => {
    const [p0, p1, p2, p3] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    return `C${at(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)} ${at(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)} ${at(p2[0], p2[1])}`;
  });
  return `M${at(ring[0][0], ring[0][1])}${curves.join('')}Z`;
}

/** A compass rose: eight points, half of each shaded. */
const compass = (() => {
  const point = (angle, length) => {
    const half = polygonPath([
      [50, 50],
      [50 - 5.5, 50 - 9],
      [50, 50 - length],
    ]);
    const shade = polygonPath([
      [50, 50],
      [50 + 5.5, 50 - 9],
      [50, 50 - length],
    ]);
    return group(
      `transform="rotate(${angle} 50 50)"`,
      path(half, 'fill="currentColor"') + path(shade, 'fill="currentColor" opacity="0.55"'),
    );
  };
  const ticks = range(72).map((i) => {
    const [x1, y1] = polar(50, 50, i % 2 ? 41 : 39, (i * Math.PI) / 36);
    const [x2, y2] = polar(50, 50, 43, (i * Math.PI) / 36);
    return `M${at(x1, y1)}L${at(x2, y2)}`;
  });
  return svg(
    100,
    100,
    path(ringPath(50, 50, 47, 45.8), 'fill="currentColor" fill-rule="evenodd"') +
      path(ringPath(50, 50, 30, 29.4), 'fill="currentColor" fill-rule="evenodd"') +
      path(ticks.join(''), 'fill="none" stroke="currentColor" stroke-width="0.6"') +
      [45, 135, 225, 315].map((angle) => point(angle, 27)).join('') +
      [0, 90, 180, 270].map((angle) => point(angle, 44)).join(''),
  );
})();

const answer = (letter) => {
  const kind = `field:${letter}`;
  return box(
    `answer-${letter}`,
    `h-[31px] w-1/2 grow-0 px-[3px] ${wide('h-[27px]')}`,
    [
      box(
        `pill-${letter}`,
        `grow flex-row gap-[6px] rounded-full bg-ink ps-[4px] pe-[9px] ${wide('gap-[4px] ps-[3px] pe-[7px]')}`,
        [
          box(
            `disc-${letter}`,
            `size-[23px] shrink-0 items-center justify-center self-center rounded-full bg-primary ${wide('size-[19px]')}`,
            [
              phrase(
                `letter-${letter}`,
                letter.toUpperCase(),
                'font-archivo text-[12px] font-extrabold leading-none text-on-primary',
              ),
            ],
          ),
          text(
            `text-${letter}`,
            kind,
            'grow justify-center py-[2px] font-archivo text-[11.5px] font-semibold leading-[1.02] text-paper',
            { name: `Answer ${letter.toUpperCase()}`, minFontSize: 6.5 },
          ),
        ],
      ),
    ],
    { name: `Answer ${letter.toUpperCase()}`, showWhen: kind },
  );
};

const foot = 'font-archivo text-[8.5px] font-semibold leading-[1.1]';
const chip = (id) =>
  box(
    id,
    `absolute start-[16px] {{illustration ? 'bottom-[8px]' : 'top-[16px]'}} max-w-[208px] ${wide('start-[6px] top-auto bottom-[13px] max-w-[54px] px-[6px]')} {{card_ratio > 1.1 ? 'rounded-[8px]' : 'rounded-full'}} bg-ink px-[10px] pt-[4.5px] pb-[5px]`,
    [
      text(`${id}-text`, 'category_title', 'font-archivo-expanded text-[9px] font-bold leading-none text-paper', {
        name: 'Category',
      }),
    ],
    { name: 'Category', showWhen: 'category_title' },
  );

const front = face({
  slug: 'where-on-earth',
  name: 'Where on Earth',
  description:
    'Quiz card: a picture, or a map of the card’s own, a question, four answers. Fields “a”, “b”, “c”, “d”, “points”; the back shows “answer”, one-liner and text.',
  ratio: RATIO,
  background: { classes: 'bg-primary', children: [] },
  sections: [
    section('card', 'Card', 100, wide('ps-[27%]'), [
      box(
        'map-area',
        `min-h-[70px] grow shrink-[40] basis-[151px] overflow-hidden bg-surface ${low('min-h-[44px]')} ${wide('absolute start-0 inset-y-0 w-[27%]')}`,
        [photo('map', 'absolute inset-0 object-cover', { name: 'Map or picture', art: 'chart' }), chip('category')],
        { name: 'Map' },
      ),
      box(
        'question-area',
        `gap-[6px] px-[16px] pt-[11px] pb-[9px] text-on-primary ${wide('grow justify-center gap-[4px] px-[12px] pt-[14px] pb-[6px]')}`,
        [
          text(
            'question',
            'title',
            `${lines(26, 10.2, 20)} shrink-2 text-balance font-archivo-expanded text-[18.5px] font-extrabold leading-[1.02] tracking-[-0.03em]`,
            { name: 'Question', minFontSize: 10 },
          ),
          text('hint', 'primary_text', 'font-archivo text-[11px] font-medium leading-[1.25]', { name: 'Short text' }),
          box(
            'answers',
            'mx-[-3px] shrink-0 flex-row flex-wrap gap-y-[6px] pt-[3px]',
            ['a', 'b', 'c', 'd'].map(answer),
            { name: 'Answers', showWhen: 'field:a' },
          ),
        ],
        { name: 'Question' },
      ),
      box(
        'footer',
        `shrink-0 flex-row items-end gap-[8px] px-[16px] pb-[15px] text-on-primary ${wide('px-[12px] pb-[13px]')}`,
        [
          note('deck', 'deck_title', foot, { name: 'Deck title' }),
          note(
            'credit',
            'attribution',
            'ms-auto text-right rtl:text-left font-archivo text-[7.5px] font-medium leading-[1.1]',
            {
              name: 'Credit',
            },
          ),
          box(
            'worth',
            'ms-auto max-w-[30%] shrink-0 flex-row items-center gap-[2.5px]',
            [
              // A number alone says nothing.
              glyph('points-star', 'tabler:star-filled', 'size-[8px] shrink-0', {
                name: 'Star',
                showWhen: 'field:points >= 0',
              }),
              label('points', 'field:points', `${foot} text-right rtl:text-left`, { name: 'Points' }),
            ],
            { name: 'Points', showWhen: 'field:points' },
          ),
          number('number', `${foot} ms-auto`),
        ],
        { name: 'Footer' },
      ),
    ]),
  ],
});

/** A globe of meridians and parallels. */
const globe = (() => {
  const [cx, cy, r] = [120, 120, 84];
  const meridians = [0.34, 0.66, 0.9].map((k) => ellipse(cx, cy, r * k, r, '')).join('');
  const parallels = [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75]
    .map((k) => `M${at(cx - r * Math.sqrt(1 - k * k), cy + r * k)}h${n2(2 * r * Math.sqrt(1 - k * k))}`)
    .join('');
  const ticks = range(72).map((i) => {
    const [x1, y1] = polar(cx, cy, r + 6, (i * Math.PI) / 36);
    const [x2, y2] = polar(cx, cy, r + (i % 6 ? 9 : 14), (i * Math.PI) / 36);
    return `M${at(x1, y1)}L${at(x2, y2)}`;
  });
  const land =
    'M78 62C92 50 118 50 126 60C134 70 122 80 128 90C136 100 150 96 152 110C154 128 138 136 134 152C130 168 118 178 112 168C104 154 112 140 102 128C92 118 78 118 70 104C62 90 66 72 78 62Z';
  const island =
    'M160 64C170 58 184 70 184 80C180 90 166 88 160 80C156 74 156 68 160 64ZM168 128C178 124 190 130 188 140C182 152 168 150 164 142C162 136 164 130 168 128Z';
  return svg(
    240,
    240,
    path(ticks.join(''), 'fill="none" stroke="var(--on-primary)" stroke-width="1"') +
      circle(cx, cy, r, 'fill="var(--surface)"') +
      path(land + island, 'fill="var(--primary)"') +
      group(
        'fill="none" stroke="var(--ink)" stroke-width="0.8" opacity="0.6"',
        meridians + path(`${parallels}M${cx} ${cy - r}V${cy + r}`),
      ) +
      path(
        `M${cx - r} ${cy}H${cx + r}`,
        'fill="none" stroke="var(--accent)" stroke-width="1.8" stroke-dasharray="7 4"',
      ) +
      circle(cx, cy, r, 'fill="none" stroke="var(--ink)" stroke-width="2"'),
  );
})();

/** Lines alone: tints would add up to darkness. */
const depth = svg(
  240,
  336,
  group(
    'fill="none" stroke="var(--on-primary)" stroke-width="0.7" opacity="0.2"',
    range(26)
      .map((k) => path(contour(176, 60, k)))
      .join(''),
  ),
);
/** A card with an answer in any form has a solution on its back. */
const solved = 'field:answer or one_liner or description';
const back = face({
  slug: 'where-on-earth-back',
  name: 'Where on Earth back',
  description: 'The solution: letter, answer and why. Without one, a globe and the deck’s title. Has a right way up.',
  ratio: RATIO,
  background: {
    classes: 'bg-primary',
    children: [art('depth', depth, 'absolute inset-0', { name: 'Contours', fit: 'cover' })],
  },
  sections: [
    section('whole', 'Back', 100, '', [
      box(
        'rose-box',
        'absolute bottom-[30px] right-[16px] opacity-25',
        [art('rose', compass, 'size-[112px] text-on-primary', { name: 'Compass rose' })],
        { name: 'Compass rose', showWhen: solved },
      ),
      box(
        'solution',
        'absolute inset-0 px-[16px] pt-[18px] pb-[15px] text-on-primary',
        [
          box('solution-head', 'shrink-0 flex-row items-center gap-[10px]', [
            box(
              'solution-disc',
              'h-[52px] min-w-[52px] max-w-[62%] shrink-0 items-center justify-center rounded-full bg-ink',
              [
                text(
                  'solution-letter',
                  'field:answer',
                  'px-[6px] text-center font-archivo-expanded text-[27px] font-extrabold leading-none text-paper line-clamp-1',
                  { name: 'Answer', overflow: 'shrink', minFontSize: 8 },
                ),
                art('needle', compass, 'size-[44px] text-paper', { name: 'Compass', showWhen: '!field:answer' }),
              ],
            ),
            text(
              'solution-text',
              'one_liner',
              'grow justify-center self-stretch font-archivo-expanded text-[17px] font-extrabold leading-[1.04] tracking-[-0.02em]',
              { name: 'Answer in words', minFontSize: 9 },
            ),
          ]),
          box('sheet', 'mt-[13px] gap-[5px] rounded-[10px] bg-paper px-[13px] py-[11px] text-ink', [
            text('asked', 'title', 'shrink-0 font-archivo text-[9.5px] font-bold leading-[1.2] text-muted', {
              name: 'Question',
              minFontSize: 7,
            }),
            markdown('why', 'description', 'font-archivo text-[11px] leading-[1.36]', { name: 'Why', minFontSize: 7 }),
            text('source', 'secondary_text', 'mt-auto font-archivo text-[8px] leading-[1.25] text-muted', {
              name: 'Source',
            }),
          ]),
          box('back-foot', 'mt-auto shrink-0 pt-[9px] flex-row justify-between gap-[8px]', [
            note('deck-foot', 'deck_title', foot, { name: 'Deck title' }),
            number('number-back', `${foot} ms-auto`),
          ]),
        ],
        { name: 'Solution', showWhen: solved },
      ),
      box(
        'cover',
        'absolute inset-0 items-center justify-center gap-[10px] px-[16px] py-[22px] text-on-primary',
        [
          art('globe', globe, 'max-h-[208px] w-[208px] grow basis-0', { name: 'Globe' }),
          text(
            'deck',
            'deck_title',
            'shrink-0 text-center text-balance font-archivo-expanded text-[22px] font-extrabold leading-[1.02] tracking-[-0.03em]',
            { name: 'Deck title', minFontSize: 11 },
          ),
        ],
        { name: 'Cover', showWhen: `not (${solved})` },
      ),
    ]),
  ],
});

export default { front, back };
