import type { Problem } from '../../errors.js';

/** Reports cards that look as before but have more copies, of which only the new ones are made. */
export function onlyNewCopies(newCopies: ReadonlyMap<number, number> = new Map()): readonly Problem[] {
  if (newCopies.size === 0) return [];
  const sum = [...newCopies.values()].reduce((all, copies) => all + copies, 0);
  const cards = newCopies.size === 1 ? '1 card looks' : `${newCopies.size} cards look`;
  const those = sum === 1 ? 'the new copy is' : `the ${sum} new copies are`;
  return [
    {
      code: 'export.new_copies',
      severity: 'info',
      path: '',
      message: `${cards} as before, but with more copies; only ${those} made.`,
    },
  ];
}
