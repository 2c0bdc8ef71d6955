// A trading card for games with rules: two thirds are for reading, and nothing is in the way.
import { titleAtBothEnds } from '../lib/backs.mjs';
import {
  art,
  box,
  face,
  icon,
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
import { circle, n2, path, polar, polygonPath, range, rect, starPath, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

const stat = (id, kind, ground, name) =>
  box(
    id,
    `h-[22px] min-w-[30px] items-center justify-center rounded-[4px] ${ground} px-[7px]`,
    [
      text(`${id}-value`, kind, 'font-archivo-expanded text-[13px] font-extrabold leading-none', {
        name,
        minFontSize: 7,
      }),
    ],
    { name, showWhen: kind },
  );

const front = face({
  slug: 'iron-codex',
  name: 'Iron Codex',
  description:
    'A trading card for games with many rules: cost, type line, keywords, rules, flavour and two values. Fields “cost”, “type”, “keywords”, “power”, “health”, “flavour”, “rarity”.',
  ratio: RATIO,
  background: { classes: 'bg-dark', children: [] },
  sections: [
    section('card', 'Card', 100, `gap-[4px] px-[13px] pt-[13px] pb-[13px] ${wide('ps-[92px]')}`, [
      box(
        'header',
        'min-h-[24px] shrink-0 flex-row items-center gap-[1px] rounded-[5px] bg-primary py-[3px] ps-[9px] pe-[3px] text-on-primary',
        [
          text(
            'name',
            'title',
            'max-h-[{{length(title) > 70 ? (card_ratio > 1.1 ? 58 : 46) : 34}}px] grow shrink justify-center pe-[6px] font-archivo text-[15px] font-extrabold leading-[1.02] tracking-[-0.01em]',
            {
              name: 'Name',
              minFontSize: 9,
            },
          ),
          box(
            'cost',
            'h-[20px] min-w-[20px] max-w-[40%] shrink-0 items-center justify-center rounded-[4px] bg-dark px-[5px] text-light',
            [
              markdown('cost-value', 'field:cost', 'font-archivo-expanded text-[12px] font-extrabold leading-none', {
                name: 'Cost',
                minFontSize: 7,
              }),
            ],
            { name: 'Cost', showWhen: 'field:cost' },
          ),
        ],
        { name: 'Header' },
      ),
      box(
        'window',
        `min-h-[58px] grow shrink-[30] basis-[112px] overflow-hidden rounded-[5px] ${low('min-h-[44px]')} ${wide('absolute start-[13px] inset-y-[13px] w-[74px]')}`,
        [
          photo('picture', 'absolute inset-0 object-cover', { name: 'Picture', art: 'shards' }),
          box(
            'creature',
            'absolute inset-0 items-center justify-center',
            [
              box(
                'disc',
                'aspect-square h-[82%] max-h-[104px] items-center justify-center rounded-full bg-dark',
                [icon('creature-icon', 'card_icon', 'size-[66%] text-light', { name: 'Creature' })],
                { name: 'Disc', showWhen: 'card_icon' },
              ),
            ],
            { name: 'Creature', showWhen: '!illustration' },
          ),
        ],
        { name: 'Window' },
      ),
      box(
        'type-line',
        'shrink-0 flex-row items-center gap-[8px] px-[4px] font-archivo text-[9.5px] font-bold leading-[1.15] text-light',
        [
          text('type', 'field:type', 'grow shrink', { name: 'Type', minFontSize: 7 }),
          note('category', 'category_title', 'grow shrink', {
            name: 'Category',
            minFontSize: 7,
            showWhen: '!field:type',
          }),
          text('rarity', 'field:rarity', 'max-w-[40%] shrink-0 text-right rtl:text-left font-medium', {
            name: 'Rarity',
            minFontSize: 7,
          }),
        ],
        { name: 'Type line' },
      ),
      box(
        'rules',
        `overflow-hidden rounded-[5px] bg-light text-dark ${wide('grow shrink')}`,
        [
          text(
            'keywords',
            'field:keywords',
            'shrink-0 bg-primary/15 px-[9px] pt-[4px] pb-[5px] font-archivo text-[10px] font-bold leading-[1.15]',
            {
              name: 'Keywords',
              minFontSize: 7,
            },
          ),
          text(
            'motto',
            'one_liner',
            'shrink-0 px-[9px] pt-[5px] pb-[2px] font-archivo text-[10px] italic leading-[1.18]',
            {
              name: 'One-liner',
              minFontSize: 7,
            },
          ),
          text(
            'lead',
            'primary_text',
            'shrink-0 px-[9px] pt-[5px] pb-[2px] font-archivo text-[11px] font-bold leading-[1.18]',
            {
              name: 'Short text',
              minFontSize: 8,
            },
          ),
          markdown(
            'rules-text',
            'description',
            'shrink-3 px-[9px] pt-[5px] pb-[6px] font-archivo text-[11px] font-medium leading-[1.24]',
            {
              name: 'Rules',
              minFontSize: 6.5,
            },
          ),
          text(
            'reminder',
            'secondary_text',
            'shrink-2 px-[9px] pb-[6px] font-archivo text-[9px] italic leading-[1.2]',
            {
              name: 'Side text',
              minFontSize: 6.5,
            },
          ),
          box(
            'flavour',
            'shrink-2 px-[9px] pb-[6px]',
            [
              box('flavour-rule', 'mb-[4px] h-[0.75px] shrink-0 bg-dark/25', undefined, { name: 'Rule' }),
              text('flavour-text', 'field:flavour', 'font-newsreader text-[10px] italic leading-[1.2]', {
                name: 'Flavour',
                minFontSize: 6.5,
              }),
            ],
            { name: 'Flavour', showWhen: 'field:flavour' },
          ),
        ],
        { name: 'Rules' },
      ),
      box(
        'footer',
        'shrink-0 flex-row items-end gap-[8px] font-archivo text-[7.5px] font-medium leading-[1.1] text-light/85',
        [
          number('number', ''),
          note('credit', 'attribution', '', { name: 'Credit' }),
          box('stats', 'ms-auto shrink-0 flex-row gap-[4px]', [
            stat('power', 'field:power', 'bg-primary text-on-primary', 'Power'),
            stat('health', 'field:health', 'bg-light text-dark', 'Health'),
          ]),
        ],
        { name: 'Footer' },
      ),
    ]),
  ],
});

/** An iron boss: riveted plates round a star. */
function boss() {
  const [cx, cy] = [120, 168];
  const plates = range(16).map((i) => {
    const [a, b] = [(i * Math.PI) / 8 + 0.02, ((i + 1) * Math.PI) / 8 - 0.02];
    const points = [polar(cx, cy, 62, a), polar(cx, cy, 62, b), polar(cx, cy, 300, b), polar(cx, cy, 300, a)];
    return path(polygonPath(points), `fill="var(--light)" fill-opacity="${n2([0.05, 0.1, 0.07, 0.13][i % 4])}"`);
  });
  const rivets = range(3).flatMap((ring) =>
    range(16).map((i) =>
      circle(
        ...polar(cx, cy, 82 + ring * 46, ((i + 0.5) * Math.PI) / 8),
        2.4,
        'fill="var(--light)" fill-opacity="0.28"',
      ),
    ),
  );
  return svg(
    240,
    336,
    rect(-60, -60, 360, 456, 'fill="var(--dark)"') +
      plates.join('') +
      rivets.join('') +
      circle(cx, cy, 60, 'fill="var(--primary)"') +
      circle(cx, cy, 54, 'fill="none" stroke="var(--light)" stroke-opacity="0.5" stroke-width="0.9"') +
      path(starPath(cx, cy, 44, 19, 8), 'fill="var(--light)"') +
      path(starPath(cx, cy, 19, 9, 8, Math.PI / 8), 'fill="var(--primary)"'),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'iron-codex-back',
    name: 'Iron Codex back',
    description: 'Riveted plates round a star, with the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-dark',
      children: [
        art('boss', boss(), 'absolute inset-0', { name: 'Boss', fit: 'cover' }),
        ...titleAtBothEnds(
          'rounded-[3px] bg-primary px-[10px] pt-[4px] pb-[5px] font-archivo text-[11px] font-extrabold leading-[1.1] text-on-primary',
          { edge: 18 },
        ),
      ],
    },
  }),
);

export default { front, back };
