import { lazy, type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LazyPart } from '../components/LazyPart.js';
import { checkWhenVisible } from '../session/checkSession.js';
import { forgetEndedSession, useEndedSession } from '../session/endedSession.js';
import { followOtherTabs } from '../session/session.js';
import { LOGIN_PATH } from './redirectTarget.js';
import { useFreshDataForOthers } from './useFreshDataForOthers.js';

const Dialog = lazy(() => import('./SessionEndedDialog.js'));

/** Wraps every page: if a session ends, the person signs in again in place. */
export function SessionEnded(): ReactElement | null {
  const email = useEndedSession((ended) => ended.email);
  useFreshDataForOthers();
  useEffect(followOtherTabs, []);
  useEffect(checkWhenVisible, []);
  const { pathname } = useLocation();
  // The sign-in page asks for itself.
  const isAsked = pathname === LOGIN_PATH;
  useEffect(() => {
    if (isAsked && email !== undefined) forgetEndedSession();
  }, [isAsked, email]);
  if (email === undefined || isAsked) return null;
  return (
    <LazyPart>
      <Dialog key={email} email={email} />
    </LazyPart>
  );
}
