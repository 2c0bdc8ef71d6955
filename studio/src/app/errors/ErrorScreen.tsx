import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorTexts } from './errorTexts.js';

/** The global error screen: code, heading, message and two buttons. */
export function ErrorScreen({
  status,
  onClear,
}: {
  readonly status: number;
  readonly onClear?: () => void;
}): ReactElement {
  const { heading, message } = errorTexts(status);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const goBack = onClear ?? ((): void => void navigate(-1));
  return (
    <main>
      <p>{status}</p>
      <h1>{heading}</h1>
      <p>{message}</p>
      {status === 401 ? (
        <Button onClick={() => void navigate(`/login?redirect=${encodeURIComponent(pathname + search + hash)}`)}>
          Sign in
        </Button>
      ) : (
        <Button onClick={() => void navigate('/')}>Go home</Button>
      )}
      <Button variant="default" onClick={goBack}>
        Go back
      </Button>
    </main>
  );
}
