import { FACE_WIDTH } from '../../../geometry.js';
import { PALETTE } from '../palette.js';

const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;

/** Card widths in mm that the design grid is shown on. */
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
  ['`primary`', "The deck's main colour, or the category colour that a card or deck names as its own."],
  ['`deck`', "The deck's main colour on every card, for backs that all cards share."],
  ['`secondary`, `accent`', 'The two other brand colours.'],
  ['`paper`, `surface`', 'The ground of the card, and a ground for panels on it.'],
  ['`ink`, `muted`', 'Text, and text that steps back.'],
  ['`line`', 'Rules and borders.'],
  ['`category-<key>`', "The scheme's category colours: `category-0`, `category-1` … by their keys."],
  [
    '`on-primary`, `on-deck`, `on-secondary`, `on-accent`, `on-category-<key>`',
    'Paper or ink, whichever reads better on that colour.',
  ],
  [
    '`light`, `dark`',
    'The lighter and the darker of paper and ink, for designs that stay light or dark in any scheme.',
  ],
] as const;

/** Everything that a designer needs to know before the list of classes. */
export function introduction(): string[] {
  return [...opening(), ...designGrid(), ...values(), ...colors(), ...conflicts()];
}

function opening(): string[] {
  return [
    '# Classes',
    '',
    'The look of a template is written as utility classes in the vocabulary of [Tailwind CSS](https://tailwindcss.com) 4, with the older',
    'spellings of version 3 where they differ. They stand in the `classes` of the background, of sections and of items:',
    '',
    '```json',
    '{ "id": "title", "kind": "title", "renderType": "text", "classes": "text-xl font-bold font-cinzel text-on-primary text-center px-4 pt-3" }',
    '```',
    '',
    'Every section and item is a box: a column that stretches its children, that may shrink and whose size includes border and padding.',
    'This page is generated from the table that the program reads. Below, `u` is the unit of the design grid.',
    '',
  ];
}

function designGrid(): string[] {
  return [
    '## The design grid',
    '',
    `A face is **${FACE_WIDTH} units wide**, whatever size it is printed at, so that a design looks the same on every card and at every zoom.`,
    'One unit (`u`) is what Tailwind calls 1 px: `p-4` is 16 units, `text-xl` is 20 units high. 8 units are about 6 pt on a poker card, the',
    'smallest size that most people read with ease.',
    '',
    ...table(
      ['Class', 'Units', ...CARDS.map(([name]) => name)],
      LENGTHS.map(([name, units]) => [name, String(units), ...CARDS.map(([, width]) => physical(units, width))]),
    ),
  ];
}

function physical(units: number, width: number): string {
  const mm = (units / FACE_WIDTH) * width;
  return `${mm.toFixed(2)} mm, ${((mm / MM_PER_INCH) * POINTS_PER_INCH).toFixed(1)} pt`;
}

function values(): string[] {
  return [
    '## Values',
    '',
    '- A **number** counts steps of 4 units where it is a length (`p-4` is 16 units, `p-0.5` is 2), and is what it says elsewhere',
    '  (`border-2` is 2 units, `rotate-6` is 6 degrees).',
    '- **Brackets** take any value: `w-[33%]`, `text-[31px]`, `bg-[#f4efe4]`, `rotate-[17deg]`. Units: `px` (a unit of the grid), `%`, `em` (times',
    '  the font size), `rem` (16 units). A space is written `_`. Fields may fill them: `w-[{{field:arms}}%]`.',
    '- A **minus** before the class turns the value round where that makes sense: `-mt-2`, `-rotate-6`, `-scale-x-100`.',
    '',
  ];
}

function colors(): string[] {
  const families = [...new Set(Object.keys(PALETTE).map((name) => name.replace(/-\d+$/, '')))];
  return [
    '## Colours',
    '',
    "Wherever a class takes a colour, it takes one of these. Use the deck's tokens wherever you can: the same template then suits every",
    'colour scheme.',
    '',
    ...table(['Token', 'What it is for'], TOKENS),
    `Tailwind's palette, in shades 50, 100, 200 … 900, 950: ${families.map((name) => `\`${name}\``).join(', ')}; and \`black\`, \`white\`,`,
    '`transparent`. `current` (and `inherit`) is the text colour. In brackets, any colour of CSS: `[#c9a961]`, `[#c9a96180]`, `[rgb(201,169,97)]`,',
    '`[hsl(42_49%_58%)]`, `[oklch(0.75_0.1_85)]`. A slash gives the opacity in percent: `bg-primary/10`, `text-ink/[.66]`.',
    '',
  ];
}

function conflicts(): string[] {
  return [
    '## Which class wins',
    '',
    'Of two classes that set the same thing, **the later one wins**. Except that **the more specific one',
    'wins wherever it stands**: one side over an axis over all sides (`pt-2` over `px-4` over `p-4`), one corner over a side over all corners,',
    '`w-*` over `size-*`, `grow` over `flex-1`, `leading-*` over the line height of `text-xl`.',
    '',
    'A class that is not on this page is kept in the file, has no effect, and is named by `cardwright check`. Among them are `!important` (`p-4!`)',
    'and variants such as `md:` and `hover:`: a card has one size and nobody points at it.',
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
    "Tailwind's colours in sRGB, as they are printed and exported.",
    '',
    ...table(
      ['', ...shades],
      families.map((name) => [`\`${name}\``, ...shades.map((shade) => PALETTE[`${name}-${shade}`] ?? '')]),
    ),
  ];
}

/** A Markdown table; cells may hold pipes. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
