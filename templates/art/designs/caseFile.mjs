// Training scenarios: the case on the front, the debriefing on the back.
import {
  art,
  box,
  face,
  icon,
  lines,
  low,
  markdown,
  note,
  number,
  photoStrip,
  section,
  text,
  wide,
} from '../lib/items.mjs';
import { path, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';
const typed = 'font-spline-sans-mono leading-[1.2]';

const fact = (id, kind, name, glyph) =>
  box(
    id,
    'shrink flex-row items-center gap-[4px]',
    [
      art(
        `${id}-mark`,
        svg(12, 12, path(glyph, 'fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"')),
        'size-[9px] shrink-0',
        { name: 'Mark' },
      ),
      text(`${id}-text`, kind, `${typed} text-[8.5px] font-medium`, { name, minFontSize: 6.5 }),
    ],
    { name, showWhen: kind },
  );

const facts = (side) =>
  box(
    `facts-${side}`,
    'shrink-0 flex-row gap-[12px]',
    [
      fact(`time-${side}`, 'field:time', 'Time', 'M6 3V6L8 7.500M1 6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0'),
      fact(
        `group-${side}`,
        'field:group',
        'Group',
        'M4 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M2 11C2 8.500 4 8 6 8S10 8.500 10 11',
      ),
      fact(`level-${side}`, 'field:level', 'Level', 'M2 11V8M6 11V5M10 11V2'),
    ],
    { name: 'Facts' },
  );

const folder = (side, children, rest = []) => [
  section('card', 'Card', 100, 'px-[14px] pt-[14px] pb-[14px] text-ink', [
    box(
      'tab',
      'shrink-0 max-w-[76%] self-start flex-row items-center gap-[6px] rounded-t-[6px] bg-paper px-[12px] pt-[6px] pb-[4px]',
      [
        icon('symbol', 'card_icon', 'size-[12px] shrink-0', { name: 'Symbol' }),
        note('category', 'category_title', `${typed} text-[8.5px] font-semibold`, {
          name: 'Category',
          minFontSize: 6.5,
        }),
        number('number', `${typed} text-[8.5px] font-semibold`),
      ],
      { name: 'Tab' },
    ),
    box(
      'sheet',
      `grow gap-[7px] rounded-b-[6px] rounded-se-[6px] bg-paper px-[13px] pt-[11px] pb-[12px] ${wide('gap-[4px] pt-[7px] pb-[8px]')} ${side === 'front' ? wide('pe-[84px]', 'illustration') : ''}`,
      children,
      {
        name: 'Sheet',
      },
    ),
  ]),
  ...rest,
];

const front = face({
  slug: 'case-file',
  name: 'Case File',
  description:
    'Training scenarios: the case, the task and the facts on the front, the debriefing on the back. Fields “time”, “group”, “level”; side text and field “debrief” are on the back.',
  ratio: RATIO,
  background: { classes: 'bg-primary', children: [] },
  sections: folder('front', [
    text(
      'title',
      'title',
      `${lines(25, 11.7)} max-h-[76px] shrink-2 text-balance font-besley text-[20px] font-bold leading-[1.06] tracking-[-0.02em]`,
      {
        name: 'Title',
        minFontSize: 11,
      },
    ),
    text('lead', 'one_liner', 'shrink-0 font-besley text-[10.5px] italic leading-[1.24] text-muted', {
      name: 'One-liner',
    }),
    photoStrip(
      'picture',
      `h-[80px] min-h-[36px] shrink-[20] rounded-[3px] object-contain object-left ${low('min-h-[20px]')} ${wide('absolute end-[13px] inset-y-[11px] h-auto w-[62px]')}`,
      {
        photoFit: 'cover',
        name: 'Picture',
      },
    ),
    markdown('case', 'description', 'shrink-2 font-newsreader text-[11.5px] leading-[1.32]', {
      name: 'Case',
      minFontSize: 6.5,
    }),
    box(
      'task',
      'mt-auto gap-[3px] rounded-[4px] bg-primary px-[10px] pt-[7px] pb-[8px] text-on-primary',
      [
        text('task-text', 'primary_text', 'font-besley text-[11.5px] font-semibold leading-[1.22]', {
          name: 'Task',
          minFontSize: 7.5,
        }),
      ],
      { name: 'Task', showWhen: 'primary_text' },
    ),
    box(
      'blank',
      'min-h-0 grow shrink-[30] overflow-hidden',
      [
        art(
          'stamp',
          svg(
            120,
            120,
            path(
              'M60 8a52 52 0 1 0 0.100 0ZM60 16a44 44 0 1 0 0.100 0Z',
              'fill="var(--primary)" fill-opacity="0.32" fill-rule="evenodd"',
            ) +
              path('M36 62L53 79L86 44', 'fill="none" stroke="var(--primary)" stroke-opacity="0.32" stroke-width="9"'),
          ),
          'absolute end-0 bottom-0 h-[88px] max-h-full w-[88px] -rotate-12',
          { name: 'Stamp' },
        ),
      ],
      { name: 'Blank', showWhen: '!primary_text' },
    ),
    facts('front'),
  ]),
});

const back = face({
  slug: 'case-file-back',
  name: 'Case File back',
  description: 'The debriefing of the case; without one, a closed file with the deck’s title. Has a right way up.',
  ratio: RATIO,
  background: { classes: 'bg-primary', children: [] },
  sections: folder('back', [
    box(
      'closed',
      'grow items-center justify-center gap-[8px]',
      [
        text(
          'deck',
          'deck_title',
          'text-center text-balance font-besley text-[21px] font-bold leading-[1.06] tracking-[-0.02em]',
          { name: 'Deck title', minFontSize: 11 },
        ),
        box('seal', 'h-[3px] w-[34px] shrink-0 bg-primary', undefined, { name: 'Seal' }),
        text(
          'deck-line',
          'deck_short_description',
          'text-center text-balance font-newsreader text-[11px] italic leading-[1.24] text-muted',
          { name: 'Short description', minFontSize: 7 },
        ),
      ],
      { name: 'Closed file', showWhen: '!secondary_text' },
    ),
    box(
      'debriefing',
      'grow gap-[7px]',
      [
        text('heading', 'title', 'max-h-[34px] shrink-0 font-besley text-[12px] font-bold leading-[1.1] text-muted', {
          name: 'Heading',
          minFontSize: 8,
        }),
        text('solution', 'secondary_text', 'shrink-2 font-besley text-[14px] font-semibold leading-[1.24]', {
          name: 'Side text',
          minFontSize: 8,
        }),
      ],
      { name: 'Debriefing', showWhen: 'secondary_text' },
    ),
    markdown('debrief', 'field:debrief', 'shrink-2 font-newsreader text-[11px] leading-[1.32]', {
      name: 'Debriefing',
      minFontSize: 6.5,
    }),
    note('credit', 'attribution', `${typed} shrink-0 text-[7.5px] text-muted`, { name: 'Credit' }),
  ]),
});

export default { front, back };
