import { useLayoutEffect, useState, type ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { endFirstPaint } from '../browser/firstPaint.js';
import { isChunkError, reloadIfAnswered, useReloadAttempt } from '../updates/chunkErrors.js';
import { ErrorScreen } from './ErrorScreen.js';
import { isUnreachable } from './isUnreachable.js';
import { PageError } from './PageError.js';
import { statusOf } from './statusOf.js';
import { Unreachable } from './Unreachable.js';

/** Replaces what threw: with another attempt if the server is not responding, otherwise with the error screen. */
export function Failure({ error }: { readonly error: unknown }): ReactElement {
  const isCutOff = useReloadAttempt((attempt) => attempt.isCutOff);
  if (isChunkError(error) && isCutOff) return <LoadAgain />;
  if (isUnreachable(error)) return <AskAgain />;
  return <ErrorScreen status={statusOf(error)} gone={error instanceof PageError ? error.gone : undefined} />;
}

/** For a page whose data did not come. */
function AskAgain(): ReactElement {
  const { revalidate, state } = useRevalidator();
  return <TryAgain isRetrying={state === 'loading'} onRetry={() => void revalidate()} />;
}

/** For a page whose code did not come: browsers and the router do not ask for it twice. */
function LoadAgain(): ReactElement {
  const [isRetrying, setRetrying] = useState(false);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    await reloadIfAnswered();
    setRetrying(false);
  };
  return <TryAgain isRetrying={isRetrying} onRetry={() => void retry()} />;
}

function TryAgain(props: { readonly isRetrying: boolean; readonly onRetry: () => void }): ReactElement {
  useLayoutEffect(endFirstPaint, []);
  return <Unreachable safe="Nothing is lost." exit={{ label: 'Go home', to: '/' }} {...props} />;
}
