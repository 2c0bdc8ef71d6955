import { create } from 'zustand';

interface EndedSession {
  /** Whose session ended under them; undefined while nobody's has. */
  readonly email: string | undefined;
  /** While the person themselves signs out here, nobody has to be told. */
  readonly isLeaving: boolean;
}

/** A session that ran out, was ended elsewhere or in another tab, while a page was open. */
export const useEndedSession = create<EndedSession>()(() => ({ email: undefined, isLeaving: false }));

export function noteEndedSession(email: string): void {
  useEndedSession.setState(({ isLeaving }) => (isLeaving ? {} : { email }));
}

export function forgetEndedSession(): void {
  useEndedSession.setState({ email: undefined });
}

/** Runs what ends the session on purpose. */
export async function whileLeaving<T>(leave: () => Promise<T>): Promise<T> {
  useEndedSession.setState({ isLeaving: true });
  try {
    return await leave();
  } finally {
    useEndedSession.setState({ isLeaving: false });
  }
}
