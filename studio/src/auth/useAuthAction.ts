import { useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { authFaultOf, type AuthFault } from './authFault.js';

export interface AuthAction {
  readonly isPending: boolean;
  readonly fault: AuthFault | undefined;
  /** Seconds until the server accepts another attempt; counts down. */
  readonly waitSeconds: number;
  /** @returns whether it succeeded; `fault` holds the error */
  readonly run: (act: () => Promise<void>) => Promise<boolean>;
  /** Drops the error, once it no longer concerns what is entered. */
  readonly forget: () => void;
}

/** Sends one request at a time to the sign-in service, and holds its answer. */
export function useAuthAction(): AuthAction {
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<AuthFault>();
  const [waitSeconds, setWait] = useState(0);
  const { start, stop } = useInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1_000);
  const isWaiting = waitSeconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    start();
    return stop;
  }, [isWaiting, start, stop]);

  const run = async (act: () => Promise<void>): Promise<boolean> => {
    setPending(true);
    setFault(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      const found = authFaultOf(error);
      setFault(found);
      setWait(found.waitSeconds ?? 0);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, fault, waitSeconds, run, forget: () => setFault(undefined) };
}
