// Personas and roles: somebody with a face, a line to say and something to want.
import { titleAtBothEnds } from '../lib/backs.mjs';
import {
  art,
  box,
  face,
  icon,
  label,
  lines,
  markdown,
  note,
  number,
  photo,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
import { circle, n2, path, range, rect, starPath, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

const trait = (id, kind, nameKind, name) =>
  box(
    id,
    'flex-row items-start gap-[7px]',
    [
      text(`${id}-label`, nameKind, 'w-[46px] shrink-0 font-newsreader text-[9.5px] italic leading-[1.22] text-muted', {
        name: `${name}: label`,
        minFontSize: 6.5,
      }),
      text(`${id}-text`, kind, 'grow shrink font-newsreader text-[10.5px] font-medium leading-[1.2]', {
        name,
        minFontSize: 7,
      }),
    ],
    { name, showWhen: kind },
  );

const front = face({
  slug: 'walk-on',
  name: 'Walk-On',
  description:
    'Personas and roles: a portrait that nobody else has, a name, a line to say. Fields “age”, “trait1” … “trait3” with “trait1_name” …; one-liner is the role, short text the quotation.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, `text-ink ${wide('flex-row')}`, [
      box(
        'stage',
        `min-h-[{{card_ratio > 0.9 ? 60 : 88}}px] grow shrink-[30] basis-[150px] overflow-hidden ${wide('grow-0 shrink-0 basis-[38%]')}`,
        [
          photo('portrait', 'absolute inset-0 object-cover object-[50%_22%]', {
            name: 'Portrait',
            art: 'portrait',
          }),
          box(
            'tag',
            'absolute start-[16px] top-[16px] size-[26px] items-center justify-center rounded-full bg-paper text-ink',
            [icon('symbol', 'card_icon', 'size-[16px]', { name: 'Symbol' })],
            { name: 'Symbol', showWhen: 'card_icon' },
          ),
        ],
        { name: 'Stage' },
      ),
      box('costume', `mt-[-1px] h-[6px] shrink-0 bg-primary ${wide('mt-0 -ms-px h-auto w-[6px]')}`, undefined, {
        name: 'Category colour',
      }),
      box(
        'words',
        `gap-[5px] px-[16px] pt-[10px] pb-[15px] ${wide('grow basis-0 justify-center gap-[4px] px-[13px] pt-[14px]')}`,
        [
          box('name-line', `${lines(30, 12.3)} flex-row items-end gap-[6px] ${wide('shrink-0')}`, [
            text(
              'name',
              'title',
              `${lines(30, 12.3, 17)} grow shrink max-h-[{{card_ratio > 1.1 ? 76 : length(title) > 80 ? 64 : 52}}px] font-newsreader text-[{{card_ratio > 1.1 ? 17 : 23}}px] font-semibold leading-[1.02] tracking-[-0.02em]`,
              { name: 'Name', minFontSize: 12 },
            ),
            label(
              'age',
              'field:age',
              'max-w-[30%] shrink-0 pb-[2px] font-newsreader text-[14px] leading-[1] text-muted',
              {
                name: 'Age',
              },
            ),
          ]),
          text('role', 'one_liner', 'shrink-0 font-newsreader text-[11px] font-semibold leading-[1.2]', {
            name: 'Role',
          }),
          text('quote', 'primary_text', 'font-newsreader text-[12.5px] italic leading-[1.22]', {
            name: 'Quotation',
            minFontSize: 8,
          }),
          box(
            'traits',
            'gap-[3px]',
            [1, 2, 3].map((i) => trait(`trait${i}`, `field:trait${i}`, `field:trait${i}_name`, `Trait ${i}`)),
            { name: 'Traits', showWhen: 'field:trait1 or field:trait2 or field:trait3' },
          ),
          markdown('story', 'description', 'shrink-2 font-newsreader text-[11px] leading-[1.28]', {
            name: 'Story',
            minFontSize: 7,
          }),
          text('side-text', 'secondary_text', 'font-newsreader text-[9.5px] leading-[1.22] text-muted', {
            name: 'Side text',
            minFontSize: 7,
          }),
          box(
            'foot',
            'mt-[3px] shrink-0 flex-row items-end gap-[8px] font-newsreader text-[8.5px] leading-[1.1] text-muted',
            [
              note('category', 'category_title', 'font-semibold', { name: 'Category' }),
              note('credit', 'attribution', 'ms-auto text-right rtl:text-left italic', { name: 'Credit' }),
              number('number', 'ms-auto font-semibold'),
            ],
          ),
        ],
        { name: 'Words' },
      ),
    ]),
  ],
});

/** A curtain whose folds are the same from above and below. */
function curtain() {
  const folds = range(25).map((i) => {
    const x = -36 + i * 12.5;
    const middle = Math.abs(x + 6 - 120) / 120;
    return rect(
      x,
      -60,
      12.5,
      456,
      `fill="var(--dark)" fill-opacity="${n2(i % 2 ? 0.06 + middle * 0.14 : 0.24 + middle * 0.2)}"`,
    );
  });
  const spot = circle(120, 168, 78, 'fill="var(--secondary)" fill-opacity="0.92"');
  return svg(
    240,
    336,
    rect(-60, -60, 360, 456, 'fill="var(--primary)"') +
      folds.join('') +
      spot +
      path(starPath(120, 168, 34, 13.5, 8), 'fill="var(--dark)"'),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'walk-on-back',
    name: 'Walk-On back',
    description: 'A curtain and a spotlight, with the deck’s title at both ends. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [
        art('curtain', curtain(), 'absolute inset-0', { name: 'Curtain', fit: 'cover' }),
        ...titleAtBothEnds(
          'rounded-[2px] bg-paper px-[9px] pt-[3px] pb-[4px] font-newsreader text-[12px] font-semibold leading-[1.1] text-ink',
          { edge: 20 },
        ),
      ],
    },
  }),
);

export default { front, back };
