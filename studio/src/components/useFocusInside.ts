import { useRef, type FocusEvent, type RefObject } from 'react';

interface FocusInside {
  readonly isInside: RefObject<boolean>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Whether an area with these handlers has the focus, also right after what had it is gone. */
export function useFocusInside(): FocusInside {
  const isInside = useRef(false);
  return {
    isInside,
    onFocus: () => void (isInside.current = true),
    onBlur: ({ target, relatedTarget, currentTarget }) => {
      // What is removed loses the focus to nothing.
      if (target.isConnected) isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
