import { create } from 'zustand';
import { toast } from '../toasts/toast.js';
import { latestBuild } from './latestBuild.js';

const RELOADED_AT = 'cardwright-reloaded-at';
/** The specification's: within it no second reload is tried. */
export const RELOAD_GUARD_MS = 10_000;

/** While it is found out whether a reload would help, the error screen waits. */
export const useReloadAttempt = create<{ readonly isTrying: boolean }>()(() => ({ isTrying: false }));

/** Whether a reload may be tried now, given when the last one was (milliseconds since 1970, as text). */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload ?? 0);
  return !(now - last < RELOAD_GUARD_MS);
}

/** A part of the studio that does not arrive was most likely replaced by a newer build: reload once, then say so. */
export function followChunkErrors(): void {
  // vite's own event: a chunk, or one that it needs, could not be loaded.
  addEventListener('vite:preloadError', () => void reloadOrSayMissing());
}

async function reloadOrSayMissing(): Promise<void> {
  if (useReloadAttempt.getState().isTrying) return;
  useReloadAttempt.setState({ isTrying: true });
  // Without a server a reload would leave nothing but the browser's own page for that.
  if ((await latestBuild()) !== undefined && noteReload()) return location.reload();
  useReloadAttempt.setState({ isTrying: false });
  sayMissing();
}

/** @returns whether one may be tried, which then counts */
function noteReload(): boolean {
  try {
    if (!mayReload(sessionStorage.getItem(RELOADED_AT), Date.now())) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
}

function sayMissing(): void {
  toast({
    id: 'chunk-error',
    kind: 'error',
    title: 'A part of the studio did not load',
    message: 'Check your connection, then reload the page.',
    action: { label: 'Reload', perform: () => location.reload() },
  });
}
