import type { Deck } from '@cardwright/renderer';
import { useMemo } from 'react';
import { KIND_GROUPS } from '../../../template/document/kinds.js';
import { nameOfKindIn } from '../../../template/document/nameOfPart.js';

/** What an item can be filled by, in groups. @param own the kinds of the cards' fields */
export function useKinds(current: string, own: readonly string[], deck: Deck | undefined) {
  return useMemo(() => {
    const option = (kind: string) => ({ value: kind, label: nameOfKindIn(deck, kind) });
    const fields = new Set([...own, ...(current.startsWith('field:') ? [current] : [])]);
    const groups = KIND_GROUPS.map(({ name, kinds }) => ({ group: name, items: kinds.map(option) }));
    return [groups[0], { group: 'Values', items: [...fields].map(option) }, ...groups.slice(1)].flatMap(
      (group) => group ?? [],
    );
  }, [own, current, deck]);
}
