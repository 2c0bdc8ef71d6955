import { FACE_WIDTH } from '../../../geometry.js';
import { MM_PER_POINT } from '../../../schema/values/units.js';
import { PALETTE } from '../palette.js';

/** Card widths in mm, as examples of the design grid. */
const CARDS = [
  ['mini (44.5 mm)', 44.5],
  ['poker (63.5 mm)', 63.5],
  ['tarot (70 mm)', 70],
] as const;

const LENGTHS = [
  ['`w-px`', 1],
  ['`p-1`', 4],
  ['`text-[8px]`', 8],
  ['`text-xs`', 12],
  ['`p-4`, `text-base`', 16],
  ['`text-xl`', 20],
  ['`size-12`', 48],
  ['`w-full` of a face', FACE_WIDTH],
] as const;

const TOKENS = [
  ['`primary`', 'The deck’s main colour, or the category colour that the card or the deck chooses.'],
  ['`deck`', 'The deck’s main colour on every card, for backs that all cards share.'],
  ['`secondary`, `accent`', 'The two other brand colours.'],
  ['`paper`, `surface`', 'The background of the card and of panels on it.'],
  ['`ink`, `muted`', 'Text and secondary text.'],
  ['`line`', 'Rules and borders.'],
  ['`category-<key>`', 'The scheme’s category colours by their keys: `category-0`, `category-1` …'],
  [
    '`on-primary`, `on-deck`, `on-secondary`, `on-accent`, `on-category-<key>`',
    'Paper or ink, whichever has more contrast with that colour.',
  ],
  [
    '`light`, `dark`',
    'The lighter and the darker of paper and ink, for designs that stay light or dark in any scheme.',
  ],
] as const;

/** What a designer needs to know before the list of classes. */
export function introduction(): string[] {
  return [...opening(), ...designGrid(), ...values(), ...colors(), ...directions(), ...conflicts()];
}

function opening(): string[] {
  return [
    '# Classes',
    '',
    'A template is styled with utility classes from [Tailwind CSS](https://tailwindcss.com) 4. The older spellings of version 3 work, too.',
    'Write them in the `classes` of the background, of sections and of items:',
    '',
    '```json',
    '{ "id": "title", "kind": "title", "renderType": "text", "classes": "text-xl font-bold font-cinzel text-on-primary text-center px-4 pt-3" }',
    '```',
    '',
    'Every section and item is a box: a column that stretches its children and may shrink. Its size includes border and padding.',
    'This page is generated from the table that the program uses. `u` stands for a unit of the design grid.',
    '',
  ];
}

function designGrid(): string[] {
  return [
    '## The design grid',
    '',
    `A face is **${FACE_WIDTH} units wide** at every print size, so a design looks the same on every card and at every zoom level.`,
    'One unit (`u`) corresponds to 1 px in Tailwind: `p-4` is 16 units, `text-xl` is 20 units high. On a poker card, 8 units are about 6 pt,',
    'the smallest size that most people read comfortably.',
    '',
    ...table(
      ['Class', 'Units', ...CARDS.map(([name]) => name)],
      LENGTHS.map(([name, units]) => [name, String(units), ...CARDS.map(([, width]) => physical(units, width))]),
    ),
  ];
}

function physical(units: number, width: number): string {
  const mm = (units / FACE_WIDTH) * width;
  return `${mm.toFixed(2)} mm, ${(mm / MM_PER_POINT).toFixed(1)} pt`;
}

function values(): string[] {
  return [
    '## Values',
    '',
    '- A **number** is a multiple of 4 units for lengths (`p-4` is 16 units, `p-0.5` is 2) and a plain value elsewhere',
    '  (`border-2` is 2 units, `rotate-6` is 6 degrees).',
    '- **Brackets** take any value: `w-[33%]`, `text-[31px]`, `bg-[#f4efe4]`, `rotate-[17deg]`. Units: `px` (a unit of the grid), `%`, `em` (times',
    '  the font size), `rem` (16 units). Write `_` for a space. Fields can supply values: `w-[{{field:arms ?? 0}}%]`.',
    '- A **minus** before the class negates the value where that makes sense: `-mt-2`, `-rotate-6`, `-scale-x-100`.',
    '',
  ];
}

function colors(): string[] {
  const families = [...new Set(Object.keys(PALETTE).map((name) => name.replace(/-\d+$/, '')))];
  return [
    '## Colours',
    '',
    'Every class that takes a colour takes one of these. Use the deck’s tokens wherever you can, so that the template suits every',
    'colour scheme.',
    '',
    ...table(['Token', 'Purpose'], TOKENS),
    `Tailwind’s palette, in shades 50, 100, 200 … 900, 950: ${families.map((name) => `\`${name}\``).join(', ')}; and \`black\`, \`white\`,`,
    '`transparent`. `current` (and `inherit`) is the text colour. Brackets take any CSS colour: `[#c9a961]`, `[#c9a96180]`, `[rgb(201,169,97)]`,',
    '`[hsl(42_49%_58%)]`, `[oklch(0.75_0.1_85)]`, `[color-mix(in_oklab,red_30%,white)]`; `var(--primary)` is a token. A slash sets the opacity in percent: `bg-primary/10`, `text-ink/[.66]`.',
    '',
  ];
}

function directions(): string[] {
  return [
    '## Languages from right to left',
    '',
    'On a card in Arabic, Hebrew, Persian, Urdu or another language that is written from right to left, rows (`flex-row`) begin on the',
    'right, and so do `justify-start`, `items-start` and `self-start`. Classes with `s` and `e` (`ps-2`, `me-auto`, `border-s`, `rounded-e-lg`, `start-4`)',
    'follow the row, whereas those with `l` and `r` keep their side in every language, as do overlays. For all else, write `rtl:` or `ltr:` before a class: it then',
    'counts for that direction only, and wins over classes without a direction. `text-right rtl:text-left` aligns a value with the outer edge, and',
    '`rtl:flex-row-reverse` keeps a scale running from left to right.',
    '',
  ];
}

function conflicts(): string[] {
  return [
    '## Which class wins',
    '',
    'If two classes set the same property, **the later one wins**. The exception: **a more specific one',
    'wins in any order**: a side over an axis over all sides (`pt-2` over `py-4` over `p-4`), a corner over a side over all corners,',
    '`w-*` over `size-*`, `grow` over `flex-1`, `leading-*` over the line height of `text-xl`.',
    '',
    'A class that is not on this page stays in the file and has no effect; `cardwright check` reports it. This includes `!important` (`p-4!`)',
    'and other variants, such as `md:` and `hover:`: a card has one size and no pointer.',
    '',
  ];
}

/** Every colour of the palette with its hex value. */
export function palette(): string[] {
  const shades = [...new Set(Object.keys(PALETTE).map((name) => name.replace(/^.*-/, '')))];
  const families = [...new Set(Object.keys(PALETTE).map((name) => name.replace(/-\d+$/, '')))];
  return [
    '## Palette',
    '',
    'Tailwind’s colours in sRGB, as they are exported and printed.',
    '',
    ...table(
      ['', ...shades],
      families.map((name) => [`\`${name}\``, ...shades.map((shade) => PALETTE[`${name}-${shade}`] ?? '')]),
    ),
  ];
}

/** A Markdown table; cells may contain pipes. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
