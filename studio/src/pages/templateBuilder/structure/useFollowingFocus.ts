import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { useBuilderSession } from '../../../template/builder/BuilderContext.js';

interface FollowingFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * The focus of the structure stays with what is selected: a part that was added, duplicated or pasted has it, and the
 * neighbour of one that was deleted.
 */
export function useFollowingFocus(): FollowingFocus {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const selectedId = useBuilderSession(({ selectedIds }) => selectedIds.at(-1));
  const rowOf = (id: string | undefined): HTMLElement | null =>
    (id === undefined
      ? ref.current?.querySelector<HTMLElement>('[data-row]')
      : ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)) ?? null;
  useEffect(() => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || activeElement?.getAttribute('role') === 'treeitem';
    if (hasFocus.current && isHere) rowOf(selectedId)?.focus();
  }, [selectedId]);
  return {
    ref,
    onFocus: ({ target, relatedTarget }) => {
      hasFocus.current = true;
      // A menu that was opened here gives the focus back to where it was.
      if (relatedTarget === null && target.getAttribute('role') === 'treeitem' && selectedId !== undefined)
        rowOf(selectedId)?.focus();
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && relatedTarget.closest('[role="tree"], [role="menu"]') === null)
        hasFocus.current = false;
    },
  };
}
