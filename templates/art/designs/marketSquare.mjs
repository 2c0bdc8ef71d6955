// Resources and events for the long game: what it costs, what it brings, what it is worth.
import { titleAtBothEnds } from '../lib/backs.mjs';
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
import { circle, path, polygonPath, range, rect, ringPath, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

const shield = svg(
  40,
  46,
  path('M2 2H38V26C38 36 29 42 20 45C11 42 2 36 2 26Z', 'fill="currentColor" stroke="var(--paper)" stroke-width="2.5"'),
);

const front = face({
  slug: 'market-square',
  name: 'Market Square',
  description:
    'Resources and events for euro-games: a bar of costs, land seen from above, an effect, points on a shield. Fields “cost” and “yield” (texts with icons such as :wheat:), “points”, “era”.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, `text-ink ${wide('ps-[34%]')}`, [
      box(
        'title-bar',
        `shrink-0 flex-row items-center gap-[8px] bg-primary px-[15px] pt-[14px] pb-[8px] text-on-primary ${wide('px-[12px] pt-[13px] pb-[4px]')}`,
        [
          text(
            'title',
            'title',
            'max-h-[{{card_ratio > 1.1 ? 56 : 40}}px] grow shrink font-alegreya text-[18px] font-bold leading-[1.02]',
            {
              name: 'Title',
              minFontSize: 10,
            },
          ),
          note(
            'era',
            'field:era',
            'max-w-[34%] shrink-0 text-right rtl:text-left font-alegreya text-[13px] font-bold leading-none',
            {
              name: 'Era',
            },
          ),
        ],
        { name: 'Title bar' },
      ),
      box(
        'cost-bar',
        `shrink-0 flex-row items-center gap-[6px] bg-surface px-[15px] py-[4px] ${wide('px-[12px] py-[2px]')}`,
        [
          markdown('cost', 'field:cost', 'grow shrink font-alegreya text-[13px] font-bold leading-[1.15] lining-nums', {
            name: 'Cost',
            minFontSize: 8,
          }),
        ],
        { name: 'Cost', showWhen: 'field:cost' },
      ),
      box(
        'land',
        `min-h-[58px] grow shrink-[30] basis-[130px] overflow-hidden ${low('min-h-[40px]')} ${wide('absolute start-0 inset-y-0 w-[34%]')}`,
        [
          photo('picture', 'absolute inset-0 object-cover', { name: 'Picture', art: 'acres' }),
          box(
            'seal-area',
            'absolute inset-0 items-center justify-center',
            [
              box(
                'seal',
                'aspect-square h-[64%] max-h-[84px] items-center justify-center rounded-full bg-paper',
                [icon('symbol', 'card_icon', 'size-[66%] text-ink', { name: 'Symbol' })],
                { name: 'Seal', showWhen: 'card_icon' },
              ),
            ],
            { name: 'Seal', showWhen: '!illustration' },
          ),
          box(
            'points-area',
            'absolute end-[15px] top-0 h-[46px] w-[38px] items-center justify-center text-secondary',
            [
              art('shield', shield, 'absolute inset-0', { name: 'Shield', fit: 'fill' }),
              label(
                'points',
                'field:points',
                'pb-[4px] font-alegreya text-[20px] font-extrabold leading-none text-on-secondary lining-nums',
                {
                  name: 'Points',
                  minFontSize: 9,
                },
              ),
            ],
            { name: 'Points', showWhen: 'field:points' },
          ),
        ],
        { name: 'Land' },
      ),
      box(
        'yield-bar',
        `shrink-0 flex-row items-center gap-[7px] bg-primary px-[15px] py-[5px] text-on-primary ${wide('px-[12px] py-[3px]')}`,
        [
          art(
            'yield-arrow',
            svg(16, 12, path('M0 4H8V0L16 6L8 12V8H0Z', 'fill="currentColor"')),
            'h-[10px] w-[13px] shrink-0 rtl:-scale-x-100',
            {
              name: 'Arrow',
            },
          ),
          markdown(
            'yield',
            'field:yield',
            'grow shrink font-alegreya text-[14px] font-bold leading-[1.15] lining-nums',
            {
              name: 'Yield',
              minFontSize: 8,
            },
          ),
        ],
        { name: 'Yield', showWhen: 'field:yield' },
      ),
      box(
        'effect',
        `gap-[4px] px-[15px] pt-[8px] pb-[14px] ${wide('grow gap-[2px] px-[12px] pt-[5px] pb-[13px]')}`,
        [
          text('lead', 'one_liner', 'shrink-0 font-alegreya text-[11px] italic leading-[1.2] text-muted', {
            name: 'One-liner',
          }),
          text('short-text', 'primary_text', 'shrink-0 font-alegreya text-[12.5px] font-bold leading-[1.2]', {
            name: 'Short text',
          }),
          markdown('rules', 'description', 'shrink-2 font-alegreya text-[12px] leading-[1.24]', {
            name: 'Effect',
            minFontSize: 7,
          }),
          text('side-text', 'secondary_text', 'font-alegreya text-[10px] italic leading-[1.2]', {
            name: 'Side text',
            minFontSize: 7,
          }),
          box(
            'foot',
            `mt-[2px] shrink-0 flex-row items-end gap-[8px] font-alegreya text-[8.5px] leading-[1.1] text-muted ${wide('mt-auto')}`,
            [
              note('category', 'category_title', 'font-bold', { name: 'Category' }),
              note('credit', 'attribution', 'ms-auto text-right rtl:text-left italic', { name: 'Credit' }),
              number('number', 'ms-auto font-bold'),
            ],
          ),
        ],
        { name: 'Effect' },
      ),
    ]),
  ],
});

/** Cobbles round a well. */
function cobbles() {
  const [cx, cy] = [120, 168];
  const stones = range(11).flatMap((ring) => {
    const [inner, outer] = [34 + ring * 17, 49 + ring * 17];
    const count = 2 * Math.round((Math.PI * (inner + outer)) / 2 / 15);
    return range(count).map((i) => {
      const [a, b] = [(2 * Math.PI * (i + 0.06)) / count + ring * 0.4, (2 * Math.PI * (i + 0.94)) / count + ring * 0.4];
      const at = (r, t) => [cx + r * Math.cos(t), cy + r * Math.sin(t)];
      const middle = (a + b) / 2;
      const half = i % (count / 2);
      const tone = ((half * 7 + ring * 5) % 9) / 9;
      const shape = polygonPath([
        at(inner, a),
        at(inner + 0.6, middle),
        at(inner, b),
        at(outer, b),
        at(outer + 0.8, middle),
        at(outer, a),
      ]);
      return path(
        shape,
        `fill="var(--${tone > 0.86 ? 'secondary' : 'light'})" fill-opacity="${(0.16 + tone * 0.4).toFixed(2)}"`,
      );
    });
  });
  return svg(
    240,
    336,
    rect(-60, -60, 360, 456, 'fill="var(--primary)"') +
      stones.join('') +
      circle(cx, cy, 30, 'fill="var(--dark)"') +
      path(ringPath(cx, cy, 30, 23), 'fill="var(--secondary)" fill-rule="evenodd"') +
      path(
        range(8)
          .map(
            (i) =>
              `M${cx} ${cy}L${(cx + 23 * Math.cos((i * Math.PI) / 4)).toFixed(2)} ${(cy + 23 * Math.sin((i * Math.PI) / 4)).toFixed(2)}`,
          )
          .join(''),
        'stroke="var(--secondary)" stroke-width="1.4"',
      ),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'market-square-back',
    name: 'Market Square back',
    description: 'Cobbles round a well, with the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [
        art('cobbles', cobbles(), 'absolute inset-0', { name: 'Cobbles', fit: 'cover' }),
        ...titleAtBothEnds(
          'rounded-[3px] bg-paper px-[10px] pt-[2px] pb-[4px] font-alegreya text-[14px] font-bold leading-[1.1] text-ink',
          { edge: 18 },
        ),
      ],
    },
  }),
);

export default { front, back };
