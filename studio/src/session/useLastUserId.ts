import { useState } from 'react';
import { useSession } from './session.js';

/** Whose document is open in an editor. A session that ends changes nothing: its owner signs in again over the editor. */
export function useLastUserId(): string | undefined {
  const current = useSession((state) => (state.status === 'signed-in' ? state.user.id : undefined));
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}
