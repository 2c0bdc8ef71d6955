import { create } from 'zustand';

interface EndedSession {
  /** The person whose session ended; undefined if none did. */
  readonly email: string | undefined;
  /** Nobody is notified if they sign out here themselves. */
  readonly isLeaving: boolean;
}

/** A session that expired or was ended elsewhere while a page was open. */
export const useEndedSession = create<EndedSession>()(() => ({ email: undefined, isLeaving: false }));

export function noteEndedSession(email: string): void {
  useEndedSession.setState(({ isLeaving }) => (isLeaving ? {} : { email }));
}

export function forgetEndedSession(): void {
  useEndedSession.setState({ email: undefined });
}

/** Runs something that ends the session deliberately. */
export async function whileLeaving<T>(leave: () => Promise<T>): Promise<T> {
  useEndedSession.setState({ isLeaving: true });
  try {
    return await leave();
  } finally {
    useEndedSession.setState({ isLeaving: false });
  }
}
