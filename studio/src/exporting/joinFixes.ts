import type { DeckFix } from '@cardwright/renderer';
import isEqual from 'fast-deep-equal';

/** Each fix once. Those that say the same about different texts are one. */
export function joinFixes(fixes: readonly DeckFix[]): readonly DeckFix[] {
  const joined: DeckFix[] = [];
  for (const fix of fixes) {
    if (joined.some((other) => isPartOf(fix, other))) continue;
    const at = joined.findIndex((other) => canJoin(fix, other));
    const found = joined[at];
    if (found === undefined) joined.push(fix);
    else joined[at] = { ...found, edits: [...found.edits, ...fix.edits] };
  }
  return joined;
}

function isPartOf(one: DeckFix, other: DeckFix): boolean {
  return one.label === other.label && one.edits.every((edit) => other.edits.some((each) => isEqual(each, edit)));
}

/** Whether two fixes set different values. One that removes cards moves others, and a person has to choose some. */
function canJoin(one: DeckFix, other: DeckFix): boolean {
  if (one.label !== other.label || one.isChoice === true || other.isChoice === true) return false;
  const edits = [...one.edits, ...other.edits];
  const paths = new Set(edits.map(({ path }) => path.join(' ')));
  return paths.size === edits.length && edits.every(({ type }) => type === 'set');
}
