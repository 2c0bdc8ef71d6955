import { useLayoutEffect, type ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { endFirstPaint } from '../browser/firstPaint.js';
import { useTitle } from '../navigation/useTitle.js';
import { ErrorScreen } from './ErrorScreen.js';
import { isUnreachable } from './isUnreachable.js';
import { PageError } from './PageError.js';
import { statusOf } from './statusOf.js';
import { Unreachable } from './Unreachable.js';

/** Replaces what threw: with another attempt if the server is not responding, otherwise with the error screen. */
export function Failure({ error }: { readonly error: unknown }): ReactElement {
  if (isUnreachable(error)) return <TryAgain />;
  return <ErrorScreen status={statusOf(error)} gone={error instanceof PageError ? error.gone : undefined} />;
}

function TryAgain(): ReactElement {
  const { revalidate, state } = useRevalidator();
  useTitle('The server is not responding');
  useLayoutEffect(endFirstPaint, []);
  return (
    <Unreachable
      safe="Nothing is lost."
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
      exit={{ label: 'Go home', to: '/' }}
    />
  );
}
