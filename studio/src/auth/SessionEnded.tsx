import { lazy, type ReactElement, useEffect } from 'react';
import { LazyPart } from '../components/LazyPart.js';
import { useEndedSession } from '../session/endedSession.js';
import { followOtherTabs } from '../session/session.js';
import { useFreshDataForOthers } from './useFreshDataForOthers.js';

const Dialog = lazy(() => import('./SessionEndedDialog.js'));

/** Wraps every page: if a session ends, the person signs in again in place. */
export function SessionEnded(): ReactElement | null {
  const email = useEndedSession((ended) => ended.email);
  useFreshDataForOthers();
  useEffect(followOtherTabs, []);
  if (email === undefined) return null;
  return (
    <LazyPart>
      <Dialog key={email} email={email} />
    </LazyPart>
  );
}
