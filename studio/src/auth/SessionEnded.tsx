import { lazy, type ReactElement, useEffect } from 'react';
import { LazyPart } from '../components/LazyPart.js';
import { useEndedSession } from '../session/endedSession.js';
import { followOtherTabs } from '../session/session.js';
import { useFreshDataForOthers } from './useFreshDataForOthers.js';

const Dialog = lazy(() => import('./SessionEndedDialog.js'));

/** Stands around every page: when a session ends under somebody, they sign in again where they are. */
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
