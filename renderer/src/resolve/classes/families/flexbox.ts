import type { Declarations, DraftLength } from '../declarations.js';
import type { Family } from '../family.js';
import { form, into, keywords, valued } from '../rules.js';
import { ARBITRARY_SIZE, CONTAINER, FRACTION, STEP_LENGTH } from '../values/lengths.js';
import { readNumber } from '../values/text.js';
import { bracketed, numbers } from '../values/words.js';

/** `flex: n`: grows and shrinks from zero, so that siblings share the space n to m. */
function share(flexGrow: number): Declarations {
  return { flexGrow, flexShrink: 1, flexBasis: { unit: '%', value: 0 } };
}

/** Tailwind has no `flex-full`. */
const PART: typeof FRACTION = {
  ...FRACTION,
  docs: 'that fraction of the parent as the initial size',
  suggestions: () => ['1/2', '1/3', '2/3', '1/4', '3/4'],
  read: (text, tokens) => (text === 'full' ? undefined : FRACTION.read(text, tokens)),
};

const FACTOR = numbers('a factor', { suggestions: ['0', '1', '2', '3'] });
const ANY_FACTOR = bracketed('[<n>]', 'any factor ≥ 0', readFactor);

function readFactor(text: string): number | undefined {
  const value = readNumber(text);
  return value !== undefined && value >= 0 ? value : undefined;
}

export const FLEXBOX: readonly Family[] = [
  {
    title: 'Direction',
    group: 'Flexbox',
    docs: 'Whether children are side by side or stacked. The default is a column; `flex` alone makes a row.',
    examples: ['flex-row', 'flex-col', 'flex-row-reverse'],
    sets: ['flexDirection'],
    rules: keywords({
      'flex-row': { flexDirection: 'row' },
      'flex-row-reverse': { flexDirection: 'row-reverse' },
      'flex-col': { flexDirection: 'column' },
      'flex-col-reverse': { flexDirection: 'column-reverse' },
    }),
  },
  {
    title: 'Wrap',
    group: 'Flexbox',
    docs: 'Whether children that do not fit move to a new line.',
    examples: ['flex-wrap', 'flex-nowrap', 'flex-wrap-reverse'],
    sets: ['flexWrap'],
    rules: keywords({
      'flex-wrap': { flexWrap: 'wrap' },
      'flex-nowrap': { flexWrap: 'nowrap' },
      'flex-wrap-reverse': { flexWrap: 'wrap-reverse' },
    }),
  },
  {
    title: 'Flex',
    group: 'Flexbox',
    docs: 'Sets grow, shrink and basis: `flex-1` takes an equal share of the space, `flex-auto` starts from the size of the content, and `flex-none` keeps its size.',
    examples: ['flex-1', 'flex-auto', 'flex-none', 'flex-initial', 'flex-[2]', 'flex-1/2'],
    sets: ['flexGrow', 'flexShrink', 'flexBasis'],
    rules: [
      ...keywords({
        'flex-auto': { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
        'flex-initial': { flexGrow: 0, flexShrink: 1, flexBasis: 'auto' },
        'flex-none': { flexGrow: 0, flexShrink: 0, flexBasis: 'auto' },
      }),
      valued('flex', [
        form(numbers('its share of the space', { suggestions: ['1', '2', '3'] }), share),
        form(PART, (flexBasis) => ({ flexGrow: 1, flexShrink: 1, flexBasis })),
        form(ANY_FACTOR, share),
      ]),
    ],
  },
  {
    title: 'Grow and shrink',
    group: 'Flexbox',
    docs: 'Whether a child takes free space (off by default) and shrinks when there is too little (on by default).',
    examples: ['grow', 'grow-0', 'shrink-0', 'flex-shrink-0', 'grow-[3]'],
    sets: ['flexGrow', 'flexShrink'],
    rules: ['grow', 'flex-grow', 'shrink', 'flex-shrink'].map((name) => {
      const slot = name.endsWith('grow') ? 'flexGrow' : 'flexShrink';
      return valued(name, [into<number>([slot], FACTOR), into<number>([slot], ANY_FACTOR)], {
        rank: 1,
        alone: { [slot]: 1 },
      });
    }),
  },
  {
    title: 'Basis',
    group: 'Flexbox',
    docs: 'The size along the main axis before growing and shrinking.',
    examples: ['basis-1/3', 'basis-16', 'basis-[40%]', 'basis-auto'],
    sets: ['flexBasis'],
    rules: [
      ...keywords({ 'basis-auto': { flexBasis: 'auto' } }, 1),
      valued(
        'basis',
        [STEP_LENGTH, FRACTION, CONTAINER, ARBITRARY_SIZE].map((kind) => into<DraftLength>(['flexBasis'], kind)),
        { rank: 1 },
      ),
    ],
  },
];
