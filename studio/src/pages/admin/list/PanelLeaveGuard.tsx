import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { confirmDiscard } from '../../../components/confirmDiscard.js';

interface Props {
  readonly changes: RefObject<boolean>;
}

/** Asks before anyone leaves the page of an open side panel with an unsaved form, by navigation or by closing the window. */
export function PanelLeaveGuard({ changes }: Props): null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changes.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  const ask = useEffectEvent(async (): Promise<void> => {
    if (await confirmDiscard()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked) void ask();
  }, [isBlocked]);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (changes.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [changes]);
  return null;
}
