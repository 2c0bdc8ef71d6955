import { create } from 'zustand';

const KEY = 'cardwright-kept-decks';
/** The directory lists so many by their ids; older ones are forgotten. */
const MOST = 100;

/** The ids of the decks that somebody keeps for later in this browser, the last one first. */
export const useKeptDecks = create<readonly string[]>(() => stored());

/** Keeps a deck, or no longer. */
export function toggleKept(id: string): void {
  const before = useKeptDecks.getState();
  const kept = before.includes(id) ? before.filter((each) => each !== id) : [id, ...before].slice(0, MOST);
  useKeptDecks.setState(kept, true);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: the deck is kept until the page is left.
  }
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
