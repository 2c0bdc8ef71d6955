import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useEndedSession } from './endedSession.js';
import { followOtherTabs } from './session.js';
import { useFreshDataForOthers } from './useFreshDataForOthers.js';

const Dialog = lazy(() => import('./SessionEndedDialog.js'));

/** Stands around every page: when a session ends under somebody, they sign in again where they are. */
export function SessionEnded(): ReactElement | null {
  const email = useEndedSession((ended) => ended.email);
  useFreshDataForOthers();
  useEffect(followOtherTabs, []);
  if (email === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Dialog key={email} email={email} />
    </Suspense>
  );
}
