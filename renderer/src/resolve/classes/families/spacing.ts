import type { Side } from '../../style.js';
import type { DraftLength, DraftNumber } from '../declarations.js';
import type { Family, Rule, ValueKind } from '../family.js';
import { into, keywords, valued } from '../rules.js';
import {
  ARBITRARY_LENGTH,
  ARBITRARY_NUMBER,
  ARBITRARY_SIZE,
  FRACTION,
  STEP_LENGTH,
  STEP_NUMBER,
} from '../values/lengths.js';
import { words } from '../values/words.js';
import { type Place, placeRules, SIDES } from './sides.js';

type LengthGroup = 'inset' | 'padding' | 'margin';

const AUTO: ValueKind<DraftLength> = words({ auto: 'auto' }, 'all the free space');

/** Rules such as p, px and pt: one for all sides, two for the axes, four for the sides, and their logical names. */
function lengths(
  places: readonly Place<Side>[],
  group: LengthGroup,
  kinds: readonly ValueKind<DraftLength>[],
  negative: boolean,
): Rule[] {
  return placeRules(places, (name, sides, rank) => {
    const slots = sides.map((side) => `${group}.${side}` as const);
    return valued(
      name,
      kinds.map((kind) => into<DraftLength>(slots, kind)),
      { rank, negative },
    );
  });
}

const GAP_KINDS = [STEP_NUMBER, ARBITRARY_NUMBER];

function gap(name: string, slots: readonly ('rowGap' | 'columnGap')[], rank: number): Rule {
  return valued(
    name,
    GAP_KINDS.map((kind) => into<DraftNumber>(slots, kind)),
    { rank },
  );
}

export const SPACING: readonly Family[] = [
  {
    title: 'Padding',
    group: 'Spacing',
    docs: 'Space inside the box on all sides, one axis (`px`, `py`) or one side. `s` and `e` are where a row begins and ends: left and right, but right and left in Arabic and Hebrew.',
    examples: ['p-4', 'px-3', 'pt-2.5', 'p-[5%]', 'pl-[1.5em]'],
    sets: ['padding'],
    rules: lengths(SIDES.short('p'), 'padding', [STEP_LENGTH, ARBITRARY_SIZE], false),
  },
  {
    title: 'Margin',
    group: 'Spacing',
    docs: 'Space outside the box. A leading `-` pulls the box outwards; `auto` takes all the free space, so `mx-auto` centres and `mt-auto` pushes down.',
    examples: ['m-4', 'mx-auto', '-mt-2', 'mb-[12px]'],
    sets: ['margin'],
    rules: lengths(SIDES.short('m'), 'margin', [STEP_LENGTH, AUTO, ARBITRARY_LENGTH], true),
  },
  {
    title: 'Gap',
    group: 'Spacing',
    docs: 'Space between children: `gap-x` between columns, `gap-y` between rows.',
    examples: ['gap-2', 'gap-x-4', 'gap-y-px', 'gap-[3px]'],
    sets: ['rowGap', 'columnGap'],
    rules: [gap('gap', ['rowGap', 'columnGap'], 0), gap('gap-x', ['columnGap'], 1), gap('gap-y', ['rowGap'], 1)],
  },
  {
    title: 'Space between',
    group: 'Spacing',
    docs: 'Treated as `gap-x` and `gap-y`, which do the same in a flex box; `gap-*` overrides it.',
    examples: ['space-y-2', 'space-x-[6px]'],
    sets: ['rowGap', 'columnGap'],
    rules: [gap('space-x', ['columnGap'], -1), gap('space-y', ['rowGap'], -1)],
  },
  {
    title: 'Flow',
    group: 'Position',
    docs: '`absolute` takes the item out of the flow and places it in its parent by `top`, `left` and so on. `relative` (the default; `static` means the same) shifts it from its normal place.',
    examples: ['absolute', 'relative'],
    sets: ['position'],
    rules: keywords({
      relative: { position: 'relative' },
      static: { position: 'relative' },
      absolute: { position: 'absolute' },
    }),
  },
  {
    title: 'Inset',
    group: 'Position',
    docs: 'The distance from the sides of the parent: all sides, one axis or one side.',
    examples: ['inset-0', 'top-4', '-left-2', 'inset-x-1/4', 'bottom-[8%]'],
    sets: ['inset'],
    rules: lengths(
      SIDES.inset,
      'inset',
      [STEP_LENGTH, FRACTION, { ...AUTO, docs: 'no distance from that side' }, ARBITRARY_LENGTH],
      true,
    ),
  },
];
